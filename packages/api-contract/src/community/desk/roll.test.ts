import { describe, expect, it } from 'vitest';
import { roll } from './roll';

const file = () => new File(['name\nReed\n'], 'roll.csv', { type: 'text/csv' });

describe('an import of members', () => {
  const { request } = roll.import;
  const sent = () => ({ ccId: 1, files: [file()], dry_run: 'yes', encoding: 'auto', key: 'roll-of-today' });

  it.each([
    ['tried first', {}],
    ['taken', { dry_run: 'no', category_id: 2 }],
    ['read as utf-8', { encoding: 'utf-8' }],
    ['read as gb18030', { encoding: 'gb18030' }],
    ['read as iso-8859-1', { encoding: 'iso-8859-1' }],
  ])('may be %s', (_what, more) => {
    expect(request.safeParse({ ...sent(), ...more }).error).toBeUndefined();
  });

  it.each([
    ['of no file', { files: [] }, ['files']],
    ['of two files', { files: [file(), file()] }, ['files']],
    ['of something that is no file', { files: ['name\nReed'] }, ['files', 0]],
    ['neither tried nor taken', { dry_run: 'perhaps' }, ['dry_run']],
    ['read as something unheard of', { encoding: 'ebcdic' }, ['encoding']],
    ['sent without a key worth the name', { key: 'x' }, ['key']],
  ])('is never %s', (_what, more, path) => {
    expect(request.safeParse({ ...sent(), ...more }).error?.issues[0]?.path).toEqual(path);
  });
});

describe('an export of members', () => {
  const { request } = roll.export;
  it.each([
    ['of everybody', { format: 'csv' }, true],
    [
      'with the filters of the list',
      { format: 'xlsx', keywords: 'silk', state: 'active', category_id: 2, position_id: 1 },
      true,
    ],
    ['as a picture', { format: 'pdf' }, false],
    ['of the banned', { format: 'csv', state: 'banned' }, false],
    ['by something that the list does not know', { format: 'csv', salary: 3 }, false],
  ])('is asked for %s: %#', (_what, more, isRight) => {
    expect(request.safeParse({ ccId: 1, ...more }).success).toBe(isRight);
  });
});

describe('a change of a company’s seats', () => {
  const { request } = roll.seatChange;
  it.each([
    ['gives one to a member', { change: 'add', member_id: 4 }, true],
    ['gives one to somebody new', { change: 'add', name: 'Reed', email: 'reed@mill.example' }, true],
    ['hands one over', { change: 'transfer', seat_id: 9, name: 'Reed', email: 'reed@mill.example' }, true],
    ['ends one', { change: 'end', seat_id: 9 }, true],
    ['makes its holder the contact', { change: 'contact', seat_id: 9 }, true],
    ['names the seat that it hands over', { change: 'transfer', name: 'Reed' }, false],
    ['ends no seat for somebody else', { change: 'end', seat_id: 9, name: 'Reed' }, false],
    ['sells none', { change: 'sell', seat_id: 9 }, false],
  ])('%s: %#', (_what, what, isRight) => {
    expect(request.safeParse({ ccId: 1, company_id: 7, what }).success).toBe(isRight);
  });
});

describe('the terms of office', () => {
  const { request } = roll.terms;
  const page = { ccId: 1, limit: 25, offset: 0 };
  it.each([
    ['all', {}, true],
    ['those that call for an election', { state: 'due' }, true],
    ['those of an office', { position_id: 3 }, true],
    ['those for life', { state: 'eternal' }, false],
  ])('are asked for, %s: %#', (_what, more, isRight) => {
    expect(request.safeParse({ ...page, ...more }).success).toBe(isRight);
  });
});
