import { describe, expect, it } from 'vitest';
import { createSigner, newSecret } from './create-signer';

const now = new Date('2026-06-15T12:00:00Z');
const later = new Date('2026-06-15T13:00:00Z');
const secret = newSecret();
const { sign, verify } = createSigner(secret);
const token = sign('preview', '/product/12?a=1.2', later);
const [body = '', seal = ''] = token.split('.');

/** The last character of 32 bytes carries four bits that nothing reads. */
const otherSpelling = (text: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + alphabet[alphabet.indexOf(text.at(-1) ?? '') ^ 1];
};

describe('a signed token', () => {
  it('brings back what was signed, until it expires', () => {
    expect(verify('preview', token, now)).toEqual({ ok: true, payload: '/product/12?a=1.2', expires: later });
  });

  it('keeps every character of a payload', () => {
    const payload = '牛仔布 . a|b\n"';
    expect(verify('x', sign('x', payload, later), now)).toMatchObject({ ok: true, payload });
  });

  it('can stand in an address as it is', () => {
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['at its last moment', later],
    ['later', new Date('2027-01-01T00:00:00Z')],
    ['by a clock that is broken', new Date(Number.NaN)],
  ])('is over %s', (_when, moment) => {
    expect(verify('preview', token, moment)).toEqual({ ok: false, fault: 'expired' });
  });

  it.each([
    ['nothing', ''],
    ['a word', 'true'],
    ['the content alone', body],
    ['the content without its seal', `${body}.`],
    ['the seal alone', `.${seal}`],
    ['a longer life', `${Buffer.from('99999999999./product/12?a=1.2').toString('base64url')}.${seal}`],
    ['another content', `${Buffer.from(`${later.getTime() / 1000}./product/13`).toString('base64url')}.${seal}`],
    ['a seal in another spelling', `${body}.${otherSpelling(seal)}`],
    ['a third part', `${token}.x`],
    ['white space', ` ${token}`],
    ['something endless', `${token}${'a'.repeat(10_000)}`],
    ['one of another purpose', sign('download', '/product/12?a=1.2', later)],
    ['one of another secret', createSigner(newSecret()).sign('preview', '/product/12', later)],
  ])('is forged: %s', (_what, forged) => {
    expect(verify('preview', forged, now)).toEqual({ ok: false, fault: 'forged' });
  });

  it('does not mistake the end of a purpose for the beginning of a content', () => {
    const [shifted = ''] = sign('a', '', later).split('.');
    expect(verify('a.', `${shifted}.${sign('a', '', later).split('.')[1]}`, now)).toEqual({
      ok: false,
      fault: 'forged',
    });
  });

  it('is not made with a secret that can be guessed', () => {
    expect(() => createSigner('secret')).toThrow(RangeError);
    expect(newSecret()).not.toBe(newSecret());
  });
});
