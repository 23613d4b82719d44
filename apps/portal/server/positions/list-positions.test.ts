import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { positionHolders } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { listPositions } from './list-positions';

const { db } = await demoDatabase();
const context = { db, now: testNow, language: 'zh-cn', actor: null } as const;

it('lists the offices in their order with those who hold them', async () => {
  const { list } = await listPositions(context, 1);
  expect(list.map(({ title, members }) => [title, members.length])).toEqual([
    ['会长', 1],
    ['副会长', 2],
    ['秘书长', 1],
    ['理事', 12],
    ['监事长', 1],
    ['监事', 3],
    ['副秘书长', 2],
    ['会员联络员', 5],
  ]);
  expect(list[0]?.members[0]).toMatchObject({ name: '沈某', initial: '沈', company: '青禾色织' });
});

it('lists an office that nobody holds', async () => {
  const president = (await listPositions(context, 1)).list[0]?.id ?? 0;
  await db.delete(positionHolders).where(eq(positionHolders.positionId, president));
  expect((await listPositions(context, 1)).list[0]).toMatchObject({ title: '会长', members: [] });
});
