import { describe, expect, it } from 'vitest';
import { headerText, isMailAddress, readMailbox } from './mailbox';

describe('a mail address', () => {
  it.each(['a@b', 'a.b+c@mill.example', 'sales@localhost', '用户@例子.广告', "o'hara_1@x-y.example"])(
    'is one: %s',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    '@',
    'a@',
    '@b',
    'a@b@c',
    'a b@c',
    'a@b c',
    'a,b@c',
    'a@b>',
    'a@-b.example.',
    'a\0@b',
    'a\u202e@b',
    `${'a'.repeat(65)}@b`,
    `a@${'b'.repeat(300)}`,
  ])('is none: %j', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});

describe('a mailbox', () => {
  it.each([
    ['sales@mill.example', { address: 'sales@mill.example' }],
    ['  Weftland Mills <sales@mill.example> ', { name: 'Weftland Mills', address: 'sales@mill.example' }],
    ['"Weftland, Mills" <sales@mill.example>', { name: 'Weftland, Mills', address: 'sales@mill.example' }],
    ['Weftland <a@b>, c@d', undefined],
    ['nobody', undefined],
  ])('%s', (text, expected) => {
    expect(readMailbox(text)).toEqual(expected);
  });
});

describe('a header’s text', () => {
  it.each([
    ['a\r\nb', 'a b'],
    ['a\u2028\u0085b\0c', 'a b c'],
    ['\u202emoc.elpmaxe', 'moc.elpmaxe'],
    ['  询盘  ', '询盘'],
    ['family 👩‍👩‍👧', 'family 👩‍👩‍👧'],
  ])('%j', (text, expected) => {
    expect(headerText(text)).toBe(expected);
  });

  it('is cut between characters', () => {
    expect(headerText('🧵🧵🧵', 2)).toBe('🧵🧵');
  });
});
