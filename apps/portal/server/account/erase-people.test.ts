import { uploadKey } from '@selvedge/server-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passOnByTheClock } from '../activities/activity-jobs';
import { enrolMany, enrolOne } from '../activities/enrol-member';
import { onlyRow } from '../database/only-row';
import {
  accounts,
  calendarFeeds,
  companies,
  companySeats,
  customFormFiles,
  enrolmentPlaces,
  enrolments,
  joinApplications,
  joinForms,
  joinVotes,
  memberInvitations,
  members,
  memberTexts,
  positionHolders,
  positions,
  schedules,
  uploads,
} from '../database/schema';
import { addActivity, filledIn, inHours, partyOf, somebody } from '../testing/activities';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { staffContext } from '../testing/desk';
import { addAccount, addMember, addStaff, signedIn } from '../testing/people';
import { erasePeople } from './erase-people';

const world = await demoDatabase();
const { db, storage } = world;
const ask = asking(world);
const staff = await staffContext(db, 'secretariat');
const desk = await signedIn(db, await addStaff(db, 1, 'secretariat'));

/** What only this person would write; each is looked for afterwards wherever words are kept. */
const marks = ['zqname', 'zq-erased@mill.example', '13987654321', 'zqanswer', 'zqtitle'];

const erase = async (accountId: number) => {
  await db.update(accounts).set({ eraseAfter: testNow }).where(eq(accounts.id, accountId));
  expect(await erasePeople({ db, storage, now: testNow })).toBe(1);
};

/** Somebody who has done everything that members do. */
async function everybody() {
  const accountId = await addAccount(db, { nick: `zqname-${Date.now()}`, email: 'zq-erased@mill.example' });
  const memberId = await addMember(db, accountId, 1);
  await db
    .update(members)
    .set({ email: 'zq-erased@mill.example', phone: '13987654321' })
    .where(eq(members.id, memberId));
  await db.insert(memberTexts).values({ memberId, language: 'en', name: 'zqname', initial: 'Z', post: 'zqname' });
  return { accountId, memberId, who: await signedIn(db, accountId) };
}

describe('who is erased', () => {
  it('leaves offices and seats to others', async () => {
    const { accountId, memberId } = await everybody();
    const [office] = await db.select().from(positions).where(eq(positions.communityId, 1)).limit(1);
    const positionId = office?.id ?? 0;
    await db.insert(positionHolders).values({ positionId, memberId, from: '2025-01-01', until: '2029-01-01' });
    const company = { communityId: 1, rank: 'member', joinedAt: testNow, updatedAt: testNow } as const;
    const { id: companyId } = onlyRow(await db.insert(companies).values(company).returning({ id: companies.id }));
    await db.insert(companySeats).values({ companyId, memberId, isContact: true, from: testNow });
    await db
      .insert(memberInvitations)
      .values({ memberId, tokenHash: 'h', email: 'zq-erased@mill.example', createdAt: testNow, expiresAt: testNow });
    await erase(accountId);
    const [term] = await db.select().from(positionHolders).where(eq(positionHolders.memberId, memberId));
    expect(term?.until).toBe('2026-11-21');
    const open = and(eq(companySeats.companyId, companyId), isNull(companySeats.until));
    expect(await db.$count(companySeats, open)).toBe(0);
    expect(await db.$count(memberInvitations, eq(memberInvitations.memberId, memberId))).toBe(0);
    expect(onlyRow(await db.select().from(members).where(eq(members.id, memberId)))).toMatchObject({
      state: 'left',
      accountId: null,
      email: null,
    });
  });

  it('leaves free what they would have come to, for who waits, and what was keeps its numbers', async () => {
    const { accountId } = await everybody();
    const coming = await addActivity(staff, { seats: 3 });
    const past = await addActivity(staff, { start_time: inHours(-5), end_time: inHours(-3) });
    const person = await somebody(db, accountId);
    await enrolMany(person, { ...filledIn, activityId: coming, people: partyOf(3) });
    const [ticket] = await db.query.activityTickets.findMany({ where: (row, { eq: is }) => is(row.activityId, past) });
    await db.insert(enrolments).values({
      activityId: past,
      ticketId: ticket?.id ?? 0,
      accountId,
      state: 'confirmed',
      source: 'self',
      size: 1,
      contact: 'zqname',
      email: 'zq-erased@mill.example',
      phone: '13987654321',
      language: 'en',
      totalCents: 0,
      payment: 'free',
      answers: { meal: 'zqanswer' },
      enrolledAt: testNow,
      updatedAt: testNow,
      contentHash: 'h',
    });
    const waiting = await enrolOne(await somebody(db), { ...filledIn, activityId: coming });
    expect(waiting.state).toBe('waiting');
    await erase(accountId);
    const rows = await db.select().from(enrolments).where(eq(enrolments.accountId, accountId)).orderBy(enrolments.id);
    expect(rows.map(({ activityId, state, contact, email }) => [activityId, state, contact, email])).toEqual([
      [coming, 'quit', '—', ''],
      [past, 'confirmed', '—', ''],
    ]);
    const places = await db.select().from(enrolmentPlaces).where(eq(enrolmentPlaces.activityId, coming));
    expect(places.filter(({ givenUpAt }) => givenUpAt === null)).toHaveLength(1);
    await passOnByTheClock({ db, now: testNow, origin: 'https://portal.test' });
    const [offered] = await db.select().from(enrolments).where(eq(enrolments.id, waiting.id));
    expect(offered?.state).toBe('offered');
  });

  it('is in no application, no file, no calendar and no vote that can be led back to them', async () => {
    const { accountId, memberId, who } = await everybody();
    const [form] = await db.select().from(joinForms).where(eq(joinForms.kind, 'person'));
    const { data } = await ask('/cc/member/apply', { ccId: 1, form_id: form?.id }, who);
    await ask(
      '/cc/join/save',
      {
        id: data.id,
        version: data.version,
        name: 'zqname',
        email: 'zq-erased@mill.example',
        phone: '13987654321',
        answers: { craft: 'zqanswer' },
        people: [],
      },
      who,
    );
    const cname = 'aa/zq-licence.pdf';
    await storage.put(uploadKey(cname), Buffer.from('%PDF-1.7'), { type: 'application/pdf', size: 8 });
    const upload = { name: 'zqname.pdf', cname, size: 8, contentType: 'application/pdf' };
    const { id: uploadId } = onlyRow(
      await db
        .insert(uploads)
        .values({ ...upload, sha256: 'a'.repeat(64), receivedAt: testNow })
        .returning({ id: uploads.id }),
    );
    await db
      .insert(customFormFiles)
      .values({ uploadId, accountId, subject: `application:${data.id}`, createdAt: testNow });
    await ask(
      '/h5/cc/schedule/create',
      { ccId: 1, title: 'zqtitle', place: '', note: '', start_time: inHours(5), end_time: inHours(6) },
      who,
    );
    const feed = (await ask('/h5/cc/schedule/feed', { wish: 'make' }, who)).data.url as string;
    expect(feed).toContain('/calendar/');
    const [voted] = await db.select({ id: joinApplications.id }).from(joinApplications).limit(1);
    const vote = { applicationId: voted?.id ?? 0, memberId, choice: 'yes', votedAt: testNow } as const;
    await db.insert(joinVotes).values(vote);
    await erase(accountId);
    expect(await db.$count(joinApplications, eq(joinApplications.accountId, accountId))).toBe(0);
    expect(await db.$count(uploads, eq(uploads.id, uploadId))).toBe(0);
    expect(await storage.facts(uploadKey(cname))).toBeUndefined();
    expect(await db.$count(schedules, eq(schedules.accountId, accountId))).toBe(0);
    expect(await db.$count(calendarFeeds, eq(calendarFeeds.accountId, accountId))).toBe(0);
    // The council's count stays as it was, by somebody whom nothing names.
    expect(await db.$count(joinVotes, eq(joinVotes.memberId, memberId))).toBe(1);
  });

  it('is found by none of their words in any table, but for the books and the notes of who acted', async () => {
    const kept = new Set(['bills', 'bill_changes', 'ledger_entries', 'mail_outbox', 'outbox']);
    const { rows } = await world.pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying', 'USER-DEFINED')`,
    );
    const found: string[] = [];
    for (const { table_name: table, column_name: column } of rows) {
      if (kept.has(table)) continue;
      for (const mark of marks) {
        const sql = `select 1 from "${table}" where "${column}"::text ilike $1 limit 1`;
        if ((await world.pool.query(sql, [`%${mark}%`])).rowCount !== 0) found.push(`${table}.${column}: ${mark}`);
      }
    }
    expect(found).toEqual([]);
    expect((await ask('/cc/member/search/1/5/0?keywords=zqname', undefined, desk)).data?.list ?? []).toEqual([]);
  });
});
