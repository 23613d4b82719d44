import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountLimits, codeDigits, isGuessable, isNick, maskTarget, normalizePhone, readTarget } from './index';

describe('what somebody types as phone or address', () => {
  it.each([
    ['13800000000', 'phone', '+8613800000000'],
    ['138 0000 0000', 'phone', '+8613800000000'],
    ['+86 138-0000-0000', 'phone', '+8613800000000'],
    ['0086 13800000000', 'phone', '+8613800000000'],
    ['+44 (7700) 900123', 'phone', '+447700900123'],
    [' Anna@Mill.Example ', 'email', 'anna@mill.example'],
  ] as const)('%s is the %s %s', (text, kind, value) => {
    expect(readTarget(text)).toEqual({ kind, value });
  });

  it.each(['', 'anna', '12345', '1380000000', '+86 1380000000', '23800000000', 'anna@mill', '+', '138x0000000'])(
    'is neither when it is %j',
    (text) => {
      expect(readTarget(text)).toBeNull();
    },
  );

  it('is spelled in one way, which reads as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 -()@abc.') }), (text) => {
        const target = readTarget(text);
        if (target !== null) expect(readTarget(target.value)).toEqual(target);
      }),
    );
    expect(normalizePhone('1'.repeat(50))).toBeNull();
  });

  it.each([
    ['+8613812345678', '+86138****5678'],
    ['anna@mill.example', 'a***@mill.example'],
  ])('%s is shown to strangers as %s', (value, shown) => {
    expect(maskTarget(value)).toBe(shown);
  });
});

describe('a nick', () => {
  it.each(['anna', '织机旁的小李', 'Zoë-7', 'J.R.Weft', '李2'])('may be %s', (nick) => {
    expect(isNick(nick)).toBe(true);
  });

  it.each(['a', '', ' anna', 'anna ', 'an  na', 'a\u200bb', '<b>hi</b>', 'x'.repeat(25), 'anna\n'])(
    'may not be %j',
    (nick) => {
      expect(isNick(nick)).toBe(false);
    },
  );

  it('is bounded in characters and not in bytes', () => {
    expect(isNick('织'.repeat(accountLimits.nick.max))).toBe(true);
    expect(codeDigits).toBe(6);
  });
});

describe('a password', () => {
  it.each([
    ['password123', []],
    ['12345678', []],
    ['aaaaaaaa', []],
    ['19900131', []],
    ['qwertyuiop', []],
    ['anna-at-mill', ['Anna-at-Mill']],
    ['13800000000', ['+8613800000000']],
    ['shuttleworth', ['shuttleworth@mill.example']],
  ])('%s is guessed at once', (password, beside) => {
    expect(isGuessable(password, beside)).toBe(true);
  });

  it.each(['weft and warp', '梭子来回走一遍', 'Tr0ub4dor&3', 'passwords are long'])('%s is not', (password) => {
    expect(isGuessable(password, ['anna@mill.example', 'anna'])).toBe(false);
  });
});
