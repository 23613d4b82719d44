import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { joinApplications, joinVotes, members } from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, addMember, signedIn } from '../testing/people';

const world = await demoDatabase();
const { db } = world;
const ask = asking(world);

/** An application that the demo's council votes on, and somebody who may. */
const vote = onlyRow(
  await db
    .select()
    .from(joinApplications)
    .where(and(eq(joinApplications.stage, 'vote'), eq(joinApplications.state, 'running')))
    .orderBy(joinApplications.id)
    .limit(1),
);

async function voter() {
  const accountId = await addAccount(db);
  const memberId = await addMember(db, accountId, 1);
  return { accountId, memberId, who: await signedIn(db, accountId) };
}

const one = await voter();
const say = (choice: string, who: Readonly<Record<string, string>> = one.who, more: object = {}) =>
  ask('/cc/join/vote/cast', { ccId: 1, id: vote.id, choice, ...more }, who);
const votesOf = (memberId: number) =>
  db
    .select({ choice: joinVotes.choice })
    .from(joinVotes)
    .where(and(eq(joinVotes.applicationId, vote.id), eq(joinVotes.memberId, memberId)));
const change = (set: Partial<typeof joinApplications.$inferInsert>) =>
  db.update(joinApplications).set(set).where(eq(joinApplications.id, vote.id));

beforeEach(async () => {
  await change({
    state: 'running',
    stage: 'vote',
    electorate: [one.memberId],
    deadline: new Date(testNow.getTime() + 1000),
  });
  await db.delete(joinVotes).where(eq(joinVotes.memberId, one.memberId));
  await db.update(members).set({ state: 'active' }).where(eq(members.id, one.memberId));
});

describe('a vote of the council', () => {
  it('is one a member, however often and at whichever moment it is cast', async () => {
    const said = await Promise.all(['yes', 'no', 'abstain', 'yes', 'no'].map((choice) => say(choice)));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await votesOf(one.memberId)).toHaveLength(1);
    await say('no');
    expect(await votesOf(one.memberId)).toEqual([{ choice: 'no' }]);
  });

  it.each([
    ['at the moment at which it closes', { deadline: testNow }],
    ['after it', { deadline: new Date(testNow.getTime() - 1) }],
    ['when the application has gone on', { stage: 'dues' }],
    ['when the application was taken back', { state: 'withdrawn', endedAt: testNow }],
    ['while the applicant is asked something', { state: 'asked' }],
  ] as const)('is not cast %s', async (_when, set) => {
    await change(set);
    expect((await say('yes')).status).toBe(409);
    expect(await votesOf(one.memberId)).toEqual([]);
  });

  it('counts until the moment before it closes', async () => {
    await change({ deadline: new Date(testNow.getTime() + 1) });
    expect((await say('yes')).status).toBe(200);
  });

  it('is nobody’s who was not of the council when it began, whatever is sent along', async () => {
    const other = await voter();
    const missing = await ask('/cc/join/vote/cast', { ccId: 1, id: 999_999, choice: 'yes' }, one.who);
    expect(missing.status).toBe(404);
    expect(await say('yes', other.who)).toEqual(missing);
    expect((await say('yes', other.who, { member_id: one.memberId })).status).toBe(400);
    expect((await say('yes', one.who, { ccId: 2 })).status).toBe(403);
    expect((await ask('/cc/join/vote/list/1', undefined, other.who)).data).toEqual({ list: [] });
    expect(await votesOf(one.memberId)).toEqual([]);
  });

  it('is taken from who is no member any more, in the middle of a session', async () => {
    expect((await say('yes')).status).toBe(200);
    await db.update(members).set({ state: 'left' }).where(eq(members.id, one.memberId));
    world.rights.forget();
    expect((await say('no')).status).toBe(403);
    expect(await votesOf(one.memberId)).toEqual([{ choice: 'yes' }]);
  });
});
