import { describe, expect, it } from 'vitest';
import { limits } from '../site/limits';
import { checkUpload, uploadAccept, uploadExtension, uploadKinds, uploadMaxBytes, uploadNameLimit } from './upload';

/** Specification §5, in its order. */
const allowed = [
  'txt',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'xlsx',
  'xls',
  'pdf',
  'jpg',
  'png',
  'bmp',
  'gif',
  'jpeg',
  'rar',
  'zip',
];

describe('checkUpload', () => {
  it.each(allowed)('takes a .%s file', (extension) => {
    expect(checkUpload({ name: `card.${extension}`, size: 1 })).toEqual({ ok: true, extension });
    expect(checkUpload({ name: `card.${extension.toUpperCase()}`, size: 1 })).toEqual({ ok: true, extension });
  });

  it('takes no other kind', () => {
    expect(Object.keys(uploadKinds)).toEqual(allowed);
  });

  it.each([
    ['card.exe', 1, 'extension', 130],
    ['card.pdf.exe', 1, 'extension', 130],
    ['card.svg', 1, 'extension', 130],
    ['card', 1, 'extension', 130],
    ['card.', 1, 'extension', 130],
    ['.pdf', 1, 'extension', 130],
    ['pdf', 1, 'extension', 130],
    ['card.pdf ', 1, 'extension', 130],
    ['card.pdf\u0000', 1, 'extension', 130],
    ['card.toString', 1, 'extension', 130],
    ['card.__proto__', 1, 'extension', 130],
    ['card.pdf', 20 * 1024 * 1024 + 1, 'size', 121],
    ['card.pdf', Number.POSITIVE_INFINITY, 'size', 121],
    ['card.pdf', 0, 'empty', 200],
    ['card.pdf', -1, 'empty', 200],
    ['card.pdf', Number.NaN, 'empty', 200],
    ['', 1, 'empty', 200],
    [`${'a'.repeat(96)}.pdf`, 1, 'name-length', 108],
  ])('refuses %j of %d bytes: %s, code %d', (name, size, issue, code) => {
    expect(checkUpload({ name, size })).toEqual({ ok: false, issue, code });
  });

  it.each([null, undefined])('refuses a required file that is %j', (file) => {
    expect(checkUpload(file)).toEqual({ ok: false, issue: 'empty', code: 200 });
  });

  it('takes exactly 20 MB and exactly 99 characters', () => {
    expect(checkUpload({ name: 'card.pdf', size: 20 * 1024 * 1024 }).ok).toBe(true);
    expect(checkUpload({ name: `${'a'.repeat(95)}.pdf`, size: 1 }).ok).toBe(true);
    expect(checkUpload({ name: `${'𠀀'.repeat(95)}.pdf`, size: 1 }).ok).toBe(true);
  });
});

describe('uploadAccept', () => {
  it('is the accept attribute of every extension', () => {
    expect(uploadAccept).toBe(allowed.map((extension) => `.${extension}`).join(','));
  });
});

describe('uploadKinds', () => {
  it('lets a text file show no signature, and every other kind its own', () => {
    for (const [extension, types] of Object.entries(uploadKinds)) {
      if (extension === 'txt') expect(types).toEqual([]);
      else for (const type of types) expect(type).toMatch(/^(?:image|application)\/[a-z0-9.-]+$/);
    }
    expect(uploadKinds.pdf).toEqual(['application/pdf']);
    expect(uploadKinds.jpeg).toEqual(uploadKinds.jpg);
    expect(uploadExtension('a.JPEG')).toBe('jpeg');
  });
});

it('has the limits that the site’s constants have', () => {
  expect(limits.uploadMaxBytes).toBe(uploadMaxBytes);
  expect(limits.uploadNameLength).toBe(uploadNameLimit);
});
