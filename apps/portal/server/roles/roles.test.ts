import { permissions } from '@selvedge/domain/rights';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { communities, memberCategories, positions, roles } from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase } from '../testing/demo-database';
import { addAccount, addRole, giveRole, signedIn } from '../testing/people';

const world = await demoDatabase();
const { db } = world;
const ask = asking(world);

const { id: elsewhere } = onlyRow(
  await db
    .insert(communities)
    .values({ seal: '邻', foundedYear: 2001, email: 'a@neighbour.example', phone: '0' })
    .returning({ id: communities.id }),
);
const theirRole = await addRole(db, elsewhere, ['news.write']);

/** Somebody who may manage roles of community 1, and whatever else is named. */
async function manager(...more: (typeof permissions)[number][]) {
  const accountId = await addAccount(db);
  await giveRole(db, await addRole(db, 1, [...new Set(['role.manage', ...more] as const)]), accountId);
  return signedIn(db, accountId);
}

const secretary = await manager(...permissions);

async function position(communityId: number): Promise<number> {
  return onlyRow(await db.insert(positions).values({ communityId, sort: 90 }).returning({ id: positions.id })).id;
}

async function category(communityId: number): Promise<number> {
  const rows = await db
    .insert(memberCategories)
    .values({ communityId, sort: 1 })
    .returning({ id: memberCategories.id });
  return onlyRow(rows).id;
}

describe('a community’s roles', () => {
  it('are those that every community begins with, and those that it made', async () => {
    const names = { 'zh-cn': '校对', en: 'Proofreader' };
    const { data } = await ask('/cc/role/save', { ccId: 1, names }, secretary);
    await ask('/cc/permission/assign', { ccId: 1, roleId: data.id, permissions: ['news.write'] }, secretary);
    const page = await ask('/cc/role/page/1/60/0?lang=en', undefined, secretary);
    const list = page.data.list as { key: string | null; name: string; permissions: string[] }[];
    expect(list.slice(0, 4).map(({ key }) => key)).toEqual(['secretariat', 'editor', 'membership', 'treasurer']);
    expect(list.find(({ name }) => name === 'Proofreader')).toMatchObject({ permissions: ['news.write'], holders: 0 });
    expect(page.data.total).toBe(list.length);
  });

  it('are given to persons, offices and categories, once each, and listed by their names', async () => {
    const roleId = await addRole(db, 1, ['news.write']);
    const accountId = await addAccount(db, { nick: 'Holder of a role' });
    const holders = [{ account_id: accountId }, { position_id: await position(1) }, { category_id: await category(1) }];
    for (const holder of holders) {
      const first = await ask('/cc/role/give', { ccId: 1, roleId, ...holder }, secretary);
      const again = await ask('/cc/role/give', { ccId: 1, roleId, ...holder }, secretary);
      expect([first.status, again.data]).toEqual([200, first.data]);
    }
    const { data } = await ask(`/cc/role/users/1/${roleId}/12/0`, undefined, secretary);
    expect(data.total).toBe(3);
    expect(data.list.map((grant: { account_id: number | null }) => grant.account_id)).toEqual([null, null, accountId]);
    expect(data.list[2].name).toBe('Holder of a role');
  });

  it.each([
    ['nobody', async () => ({}), 'account_id', 200],
    ['two at once', async () => ({ account_id: 1, position_id: 1 }), 'position_id', 120],
    ['a person who is not there', async () => ({ account_id: 999_999 }), 'account_id', 111],
    ['an office of another community', async () => ({ position_id: await position(elsewhere) }), 'position_id', 111],
    ['a category of another community', async () => ({ category_id: await category(elsewhere) }), 'category_id', 111],
  ] as const)('can’t be given to %s', async (_case, holder, field, code) => {
    const roleId = await addRole(db, 1, ['news.write']);
    const answer = await ask('/cc/role/give', { ccId: 1, roleId, ...(await holder()) }, secretary);
    expect([answer.status, answer.issues]).toMatchObject([422, [{ field, code }]]);
  });

  it.each([
    ['/cc/role/remove', { roleId: theirRole }],
    ['/cc/role/give', { roleId: theirRole, account_id: 1 }],
    ['/cc/permission/assign', { roleId: theirRole, permissions: [] }],
    ['/cc/role/save', { id: theirRole, names: { 'zh-cn': '改', en: 'Changed' } }],
    ['/cc/role/take', { id: 999_999 }],
  ])('another community’s is as one that is not there: %s', async (path, body) => {
    const theirs = await ask(path, { ccId: 1, ...body }, secretary);
    const missing = await ask(
      path,
      { ccId: 1, ...body, ...('roleId' in body ? { roleId: 999_999 } : { id: 999_999 }) },
      secretary,
    );
    expect([theirs.status, theirs.code]).toEqual([404, 10]);
    expect(missing).toEqual(theirs);
  });

  it('of the installation can’t be given, emptied or removed by a community', async () => {
    const { id } = onlyRow(
      await db
        .select({ id: roles.id })
        .from(roles)
        .where(and(isNull(roles.communityId), eq(roles.key, 'administrator'))),
    );
    const answers = [
      await ask('/cc/role/give', { ccId: 1, roleId: id, account_id: 1 }, secretary),
      await ask('/cc/role/remove', { ccId: 1, roleId: id }, secretary),
      await ask('/cc/permission/assign', { ccId: 1, roleId: id, permissions: [] }, secretary),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('nobody hands out more than they hold', () => {
  it('by giving a role', async () => {
    const small = await manager();
    const account_id = await addAccount(db);
    const roleId = await addRole(db, 1, ['fee.manage']);
    expect((await ask('/cc/role/give', { ccId: 1, roleId, account_id }, small)).status).toBe(403);
    expect((await ask('/cc/role/give', { ccId: 1, roleId, account_id }, await manager('fee.manage'))).status).toBe(200);
  });

  it('by adding to a role, their own among them, nor takes away what they could not give back', async () => {
    const small = await manager('news.write');
    const roleId = await addRole(db, 1, ['news.write', 'fee.manage']);
    const assign = (wanted: string[]) => ask('/cc/permission/assign', { ccId: 1, roleId, permissions: wanted }, small);
    expect((await assign(['news.write', 'fee.manage', 'audit.read'])).status).toBe(403);
    expect((await assign(['news.write'])).status).toBe(403);
    expect((await assign(['fee.manage'])).status).toBe(200);
    expect((await ask('/cc/role/remove', { ccId: 1, roleId }, small)).status).toBe(403);
  });

  it('and everybody sees what they may hand out', async () => {
    const { data } = await ask('/cc/permission/list/1', undefined, await manager('news.write'));
    const own = data.list.filter((entry: { is_own: boolean }) => entry.is_own);
    expect(own.map((entry: { permission: string }) => entry.permission)).toEqual(['news.write', 'role.manage']);
  });
});

it('writes every act on roles down, with who did it, for those who may read it', async () => {
  const { data } = await ask('/cc/role/save', { ccId: 1, names: { 'zh-cn': '记录', en: 'Noted' } }, secretary);
  await ask('/cc/role/remove', { ccId: 1, roleId: data.id }, secretary);
  const log = await ask('/cc/audit/page/1/2/0', undefined, secretary);
  const acts = log.data.list.map(({ act, subject }: { act: string; subject: string }) => [act, subject]);
  expect(acts).toEqual([
    ['role.remove', `role:${data.id}`],
    ['role.create', `role:${data.id}`],
  ]);
});
