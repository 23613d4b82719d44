import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idAndName, parseIdAndName } from './id-and-name';

describe('parseIdAndName', () => {
  it.each([
    ['345-oxford-shirting', { id: 345, name: 'oxford-shirting' }],
    ['345', { id: 345, name: '' }],
    ['345-', { id: 345, name: '' }],
    ['345--x', { id: 345, name: '-x' }],
    ['1-牛津纺', { id: 1, name: '牛津纺' }],
    ['7-a\nb', { id: 7, name: 'a\nb' }],
    ['999999999999999', { id: 999_999_999_999_999, name: '' }],
  ])('reads %j', (slug, parsed) => {
    expect(parseIdAndName(slug)).toEqual(parsed);
  });

  it.each([
    '',
    'abc',
    'abc-345',
    '-345',
    '0',
    '0-x',
    '007-x',
    '34.5',
    '345x',
    '345/x',
    ' 345',
    '３',
    '1e3',
    '1234567890123456',
  ])('finds no record in %j', (slug) => {
    expect(parseIdAndName(slug)).toBeNull();
  });
});

describe('idAndName', () => {
  it.each([
    [345, 'Oxford Shirting, 150 cm', '345-oxford-shirting-150-cm'],
    [345, '', '345'],
    [345, '!?', '345'],
    [345, '  40×40 / 133×72 ', '345-40-40-133-72'],
    [345, '牛津纺 衬衫', '345-牛津纺-衬衫'],
    [345, 'Crêpe Écru', '345-crêpe-écru'],
    [345, '--a--', '345-a'],
  ])('of %d and %j is %s', (id, title, slug) => {
    expect(idAndName(id, title)).toBe(slug);
  });

  it('cuts a long title at 80 characters and leaves no hyphen behind', () => {
    expect(idAndName(1, 'a'.repeat(500))).toBe(`1-${'a'.repeat(80)}`);
    expect(idAndName(1, `${'a'.repeat(79)} b`)).toBe(`1-${'a'.repeat(79)}`);
    expect(idAndName(1, '𠀀'.repeat(100))).toBe(`1-${'𠀀'.repeat(80)}`);
  });

  it('looks at the first 320 characters of a title only', () => {
    expect(idAndName(1, `${' '.repeat(319)}ab`)).toBe('1-a');
  });

  it('is read back as the same record, whatever the title', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.string({ unit: 'grapheme' }), (id, title) => {
        const slug = idAndName(id, title);
        expect(parseIdAndName(slug)?.id).toBe(id);
        expect(slug).not.toMatch(/[\s/?#&%\\]/);
      }),
    );
  });
});
