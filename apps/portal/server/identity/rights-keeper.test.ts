import { isMember, isStaff, may } from '@selvedge/domain/rights';
import { listen } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import {
  accounts,
  memberCategories,
  members,
  positionHolders,
  positions,
  roleGrants,
  sessions,
} from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, addMember, addRole, addStaff, giveRole } from '../testing/people';
import { openSession } from './open-session';
import { rightsKeeper } from './rights-keeper';

const { db } = await demoDatabase();
const keeper = rightsKeeper(db);
const { own, other } = await otherInstance();
const later = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);

async function session(accountId: number, kind: 'cookie' | 'bearer' = 'bearer') {
  return (await openSession(db, { accountId, kind, userAgent: '', now: testNow })).token;
}

const actorOf = async (token: string, now = testNow, kind: 'cookie' | 'bearer' = 'bearer') =>
  (await keeper.identify(token, kind, now))?.actor ?? null;

describe('a session', () => {
  it('tells who came', async () => {
    const accountId = await addAccount(db);
    expect(await actorOf(await session(accountId))).toEqual({ accountId, memberships: [], grants: [] });
  });

  it.each([
    ['of a cookie in a header', 'cookie', 'bearer'],
    ['of a header in a cookie', 'bearer', 'cookie'],
  ] as const)('%s is nobody’s', async (_case, kind, shown) => {
    expect(await actorOf(await session(await addAccount(db), kind), testNow, shown)).toBeNull();
  });

  it('is nobody’s once it is over, revoked, made up, or its person was erased', async () => {
    const accountId = await addAccount(db);
    const token = await session(accountId);
    expect(await actorOf(token, later(91 * 86_400_000))).toBeNull();
    expect(await actorOf('x'.repeat(43))).toBeNull();
    expect(await actorOf("' or 1=1 --")).toBeNull();
    const other = await session(accountId);
    await db.update(sessions).set({ revokedAt: testNow }).where(eq(sessions.accountId, accountId));
    expect([await actorOf(token), await actorOf(other)]).toEqual([null, null]);
    const erased = await addAccount(db);
    const last = await session(erased);
    await db.update(accounts).set({ erasedAt: testNow }).where(eq(accounts.id, erased));
    expect(await actorOf(last)).toBeNull();
  });

  it('says now and then that it is in use', async () => {
    const token = await session(await addAccount(db));
    const found = await keeper.identify(token, 'bearer', later(6 * 60_000));
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.id, found?.session.id ?? 0));
    expect(row?.seenAt).toEqual(later(6 * 60_000));
  });
});

describe('a role', () => {
  it('given to a person holds in its community', async () => {
    const actor = await actorOf(await session(await addStaff(db, 1, 'editor')));
    expect([may(actor, 'news.write', 1), may(actor, 'fee.manage', 1), isMember(actor, 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('of the installation holds everywhere', async () => {
    const accountId = await addAccount(db);
    await giveRole(db, await addRole(db, null, ['role.manage']), accountId);
    expect(may(await actorOf(await session(accountId)), 'role.manage', 77)).toBe(true);
  });

  it('given to an office holds for its holder, during the term, while the person is a member', async () => {
    const accountId = await addAccount(db);
    const memberId = await addMember(db, accountId, 1);
    const { id: positionId } = onlyRow(
      await db.insert(positions).values({ communityId: 1, sort: 9 }).returning({ id: positions.id }),
    );
    await db
      .insert(roleGrants)
      .values({ roleId: await addRole(db, 1, ['job.manage']), positionId, createdAt: testNow });
    const token = await session(accountId);
    const holds = async (now = testNow) => may(await actorOf(token, now), 'job.manage', 1);
    expect(await holds()).toBe(false);
    await db.insert(positionHolders).values({ positionId, memberId, from: '2026-01-01', until: '2026-12-01' });
    expect([await holds(), await holds(new Date('2026-12-02T00:00:00Z'))]).toEqual([true, false]);
    await db.update(members).set({ accountId: null }).where(eq(members.id, memberId));
    expect(await holds()).toBe(false);
  });

  it('given to a category holds for its members', async () => {
    const accountId = await addAccount(db);
    const memberId = await addMember(db, accountId, 1);
    const { id: categoryId } = onlyRow(
      await db.insert(memberCategories).values({ communityId: 1, sort: 1 }).returning({ id: memberCategories.id }),
    );
    await db
      .insert(roleGrants)
      .values({ roleId: await addRole(db, 1, ['room.manage']), categoryId, createdAt: testNow });
    const token = await session(accountId);
    expect(isStaff(await actorOf(token), 1)).toBe(false);
    await db.update(members).set({ categoryId }).where(eq(members.id, memberId));
    expect(may(await actorOf(token), 'room.manage', 1)).toBe(true);
  });
});

describe('what is remembered', () => {
  it('is forgotten by another instance at once when a right is taken away, by whatever way', async () => {
    const accountId = await addAccount(own);
    const grantId = await giveRole(own, await addRole(own, 1, ['news.write']), accountId);
    const { token } = await openSession(own, { accountId, kind: 'bearer', userAgent: '', now: testNow });
    const holds = async () => may((await other.identify(token, 'bearer', testNow))?.actor ?? null, 'news.write', 1);
    await expect.poll(holds).toBe(true);
    await own.delete(roleGrants).where(eq(roleGrants.id, grantId));
    await expect.poll(holds).toBe(false);
  });

  it('is forgotten at once when who was admitted becomes a member, and when a member leaves', async () => {
    const accountId = await addAccount(own);
    const memberId = await addMember(own, accountId, 1);
    const { token } = await openSession(own, { accountId, kind: 'bearer', userAgent: '', now: testNow });
    const holds = async () => isMember((await other.identify(token, 'bearer', testNow))?.actor ?? null, 1);
    for (const state of ['admitted', 'active', 'left'] as const) {
      await own.update(members).set({ state }).where(eq(members.id, memberId));
      await expect.poll(holds, { message: state }).toBe(state === 'active');
    }
  });

  it('costs no second query, and nothing is remembered while changes can’t be heard', async () => {
    const token = await session(await addAccount(db));
    const own = rightsKeeper(db);
    const look = () => own.identify(token, 'bearer', testNow);
    expect(await look()).not.toBe(await look());
    own.hears(true);
    expect(await look()).toBe(await look());
    own.hears(false);
    expect(await look()).not.toBe(await look());
  });
});

/** A keeper that hears of changes only by the database, as that of another instance does. */
async function otherInstance() {
  const { db: own, pool } = await demoDatabase();
  const other = rightsKeeper(own);
  const stop = await listen(pool.options.connectionString ?? '', {
    channel: 'portal_rights',
    onNotice: () => other.forget(),
    onLoss: () => other.hears(false),
    onGap: () => other.hears(true),
  });
  afterAll(stop);
  other.hears(true);
  return { own, other };
}
