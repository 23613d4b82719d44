import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@selvedge/server-kit';
import { startBuiltApp } from '@selvedge/server-kit/e2e';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { portalDb } from '../server/database/portal-db';
import {
  accounts,
  activities,
  activityTexts,
  activityTickets,
  activityTicketTexts,
  enrolments,
} from '../server/database/schema';
import { openSession } from '../server/identity/open-session';

const folder = fileURLToPath(new URL('..', import.meta.url));
const off = { LIMITS: 'off' };

/** Two portals, each a process of its own, over one database; the first one brings it. */
const first = await startBuiltApp(folder, 'PORTAL_PORT', off);
afterAll(() => first.remove());
const database = await databaseOf(first.dataDir);
const second = await startBuiltApp(folder, 'PORTAL_PORT', { ...off, PORTAL_DATABASE_URL: database });
afterAll(() => second.remove());
const { pool, close } = openDatabase(database, { connections: 2, applicationName: 'two-instances' });
afterAll(close);
const db = portalDb(pool);

async function databaseOf(dataDir: string): Promise<string> {
  const of = (name: string) => readFile(path.join(dataDir, 'postgres', name), 'utf8');
  const [, , , port = ''] = (await of('postmaster.pid')).split('\n');
  return `postgres://selvedge:${(await of('selvedge.password')).trim()}@127.0.0.1:${port}/portal`;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** An activity of 50 places that cost nothing. */
async function fiftyPlaces(): Promise<number> {
  const times = { startsAt: inDays(9), endsAt: inDays(10) };
  const [activity] = await db
    .insert(activities)
    .values({ communityId: 1, ...times, seats: 50, audience: 'everyone', state: 'published' })
    .returning();
  const activityId = activity?.id ?? 0;
  await db
    .insert(activityTexts)
    .values({ activityId, language: 'zh-cn', title: '靛蓝之夜', place: '染坊', summary: '开缸。' });
  const [ticket] = await db.insert(activityTickets).values({ activityId, sort: 0 }).returning();
  await db.insert(activityTicketTexts).values({ ticketId: ticket?.id ?? 0, language: 'zh-cn', title: '票' });
  return activityId;
}

/** People who have signed in, by their tokens. */
async function peopleSignedIn(count: number): Promise<string[]> {
  const now = new Date();
  const nicks = Array.from({ length: count }, (_none, place) => ({
    nick: `rush-${place}`,
    language: 'en' as const,
    createdAt: now,
  }));
  const made = await db.insert(accounts).values(nicks).returning({ id: accounts.id });
  const sessions = made.map(({ id: accountId }) =>
    openSession(db, { accountId, kind: 'bearer', userAgent: 'a test', now }),
  );
  return (await Promise.all(sessions)).map(({ token }) => token);
}

it('200 people who click twice, once at each of two processes, get exactly 50 places, and the rest wait', async () => {
  const activityId = await fiftyPlaces();
  const tokens = await peopleSignedIn(200);
  const click = async (origin: string, token: string, place: number) => {
    const answer = await fetch(`${origin}/v1/h5/cc/activity/enrol`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ccId: 1,
        activityId,
        contact: `Guest ${place}`,
        email: 'guest@buyers.example',
        idempotency_key: `click-of-${place}`,
      }),
    });
    return [answer.status, (await answer.json()).data?.id] as const;
  };
  const answers = await Promise.all(
    tokens.map((token, place) => Promise.all([click(first.origin, token, place), click(second.origin, token, place)])),
  );
  // Both of a person's clicks are told of one enrolment.
  for (const [one, other] of answers) expect([one[0], other]).toEqual([200, one]);
  const rows = await db.select().from(enrolments).where(eq(enrolments.activityId, activityId));
  expect(rows).toHaveLength(200);
  expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(200);
  expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(50);
  expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(150);
}, 120_000);
