import { expect, it } from 'vitest';
import { demoDatabase, testNow } from '../testing/demo-database';
import { listCompanies } from './list-companies';

const { db } = await demoDatabase();

it('lists companies by rank, and within a rank the longest-standing first', async () => {
  const { list } = await listCompanies(
    { db, now: testNow, language: 'en', actor: null },
    { ccId: 1, limit: 60, offset: 0 },
  );
  expect(list.map(({ rank }) => rank)).toEqual([
    'president',
    ...Array(2).fill('vice'),
    ...Array(12).fill('council'),
    ...Array(45).fill('member'),
  ]);
  const joined = list.slice(15).map(({ joined_time }) => joined_time);
  expect(joined).toEqual([...joined].sort((one, other) => one - other));
  const { list: last } = await listCompanies(
    { db, now: testNow, language: 'en', actor: null },
    { ccId: 1, limit: 1, offset: 119 },
  );
  expect(last).toMatchObject([{ name: 'Dongwan Testing', img: null }]);
});
