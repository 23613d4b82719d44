import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import {
  companies,
  enrolmentPlaces,
  enrolments,
  members,
  noticeSwitches,
  notices,
  positionHolders,
  positions,
} from '../database/schema';
import { acting, addActivity, anotherInstance, filledIn, inHours, partyOf, somebody } from '../testing/activities';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { addAccount, addMember } from '../testing/people';
import { passOnByTheClock, remindOfActivities } from './activity-jobs';
import { acceptOffer, quitEnrolment } from './change-enrolment';
import { findDeskActivity } from './desk-activities';
import { cancelActivity } from './end-activity';
import { enrolMany, enrolMember, enrolOne } from './enrol-member';
import { findOwnEnrolment, listOwnEnrolments } from './own-enrolments';
import { type ActivityFields, updateActivity } from './save-activity';

const { db, pool } = await demoDatabase();
const staff = await staffContext(db, 'secretariat');
const other = anotherInstance(pool);
afterAll(other.close);

const origin = 'https://portal.test';
const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

/** What was told about an enrolment, on the person's page and by mail. */
async function mailsAbout(enrolmentId: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select n.key from notices n join outbox.mails m on m.key = 'notice:' || n.id
    where n.is_shown and n.key like ${`enrolment:${enrolmentId}:%`} order by n.id`);
  return rows.map(({ key }) => key.split(':')[2] ?? '');
}

const stateOf = async (id: number) => (await db.select().from(enrolments).where(eq(enrolments.id, id)))[0]?.state;

describe('200 at once for 50 places', () => {
  it('give exactly 50 places at two instances, let the rest wait, and take nobody twice', async () => {
    const activityId = await addActivity(staff, { seats: 50 });
    const accounts = [];
    for (let person = 0; person < 200; person += 1) accounts.push(await addAccount(db));
    // Everybody clicks twice, once at each instance.
    const sent = accounts.flatMap((accountId) =>
      [db, other.db].map(async (instance) => {
        const context = await somebody(instance, accountId);
        return enrolOne(context, { ...filledIn, activityId, idempotency_key: `click-${accountId}` });
      }),
    );
    const standings = await Promise.all(sent);
    const rows = await db.select().from(enrolments).where(eq(enrolments.activityId, activityId));
    expect(rows).toHaveLength(200);
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(200);
    expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(50);
    expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(150);
    expect(new Set(standings.map(({ id }) => id)).size).toBe(200);
    const tickets = await db.select().from(enrolmentPlaces).where(eq(enrolmentPlaces.activityId, activityId));
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(200);
    const [mails] = (
      await db.execute<{ all: number; keys: number }>(sql`
        select count(*)::int as all, count(distinct m.key)::int as keys from outbox.mails m
        join notices n on m.key = 'notice:' || n.id
        where n.key in (select 'enrolment:' || id || ':' || state from enrolments where activity_id = ${activityId})`)
    ).rows;
    expect(mails).toEqual({ all: 200, keys: 200 });
  }, 60_000);
});

describe('somebody who enrols', () => {
  it('is enrolled once, however often the same is sent, with a key and without', async () => {
    const activityId = await addActivity(staff);
    const context = await somebody(db);
    const first = await enrolOne(context, { ...filledIn, activityId });
    const again = await enrolOne(context, { ...filledIn, activityId });
    expect(again).toEqual(first);
    expect(await mailsAbout(first.id)).toEqual(['confirmed']);
    expect(await codeOf(enrolOne(context, { ...filledIn, activityId, contact: 'Bo Madsen' }))).toBe(11);
  });

  it('is not enrolled anew by a late copy of what was sent before they left', async () => {
    const activityId = await addActivity(staff);
    const context = await somebody(db);
    const sent = { ...filledIn, activityId, idempotency_key: 'a-late-copy' };
    const { id } = await enrolOne(context, sent);
    await quitEnrolment(context, { enrolmentId: id });
    expect(await enrolOne(context, sent)).toMatchObject({ id, state: 'quit' });
    expect(await enrolOne(context, { ...sent, idempotency_key: 'another-click' })).toMatchObject({
      state: 'confirmed',
    });
  });

  it.each([
    ['more than a party may be', { largest_party: 2 }, 107],
    ['more than there are seats', { seats: 2 }, 107],
    ['a kind of ticket that there is not', { ticket: true }, 111],
    ['something that is a draft', { state: 'draft' as const }, 10],
    ['something for members', { audience: 'members' as const }, 1],
    ['what is closed', { close_time: inHours(-1) }, 11],
  ] as readonly (readonly [string, Partial<ActivityFields> & { ticket?: boolean }, number])[])(
    'cannot have %s',
    async (_case, { ticket, ...more }, code) => {
      const activityId = await addActivity(staff, more);
      const wish = { ...filledIn, activityId, people: partyOf(3), ...(ticket && { ticket_id: 1 }) };
      expect(await codeOf(enrolMany(await somebody(db), wish))).toBe(code);
    },
  );

  it('is turned away when nothing is free and nobody can wait', async () => {
    const activityId = await addActivity(staff, { seats: 1, has_waiting_list: false });
    await enrolOne(await somebody(db), { ...filledIn, activityId });
    await expect(enrolOne(await somebody(db), { ...filledIn, activityId })).rejects.toMatchObject({ status: 409 });
  });

  it('as a member needs one click, pays the members’ price, and has one place whoever enrolled them', async () => {
    const activityId = await addActivity(staff, {
      audience: 'members',
      tickets: [
        {
          seats: null,
          price: 20_000,
          member_price: 5_000,
          is_for_members: false,
          texts: { 'zh-cn': { title: '票' }, en: null },
        },
      ],
    });
    const accountId = await addAccount(db, { email: `member-${activityId}@mill.example` });
    const memberId = await addMember(db, accountId, 1);
    const member = await somebody(db, accountId);
    const standing = await enrolMember(member, { ccId: 1, activityId, answers: {} });
    expect(standing).toMatchObject({ state: 'confirmed', total: 5_000, payment: 'unpaid' });
    const colleagueId = await memberAccount();
    const [company] = await db.select({ id: companies.id }).from(companies).limit(1);
    await db
      .update(members)
      .set({ companyId: company?.id ?? null })
      .where(inArray(members.accountId, [accountId, colleagueId]));
    const colleague = await somebody(db, colleagueId);
    const people = [{ name: 'Anna', member_id: memberId }, { name: 'Bo' }];
    await expect(enrolMany(colleague, { ...filledIn, activityId, people })).rejects.toMatchObject({
      status: 409,
      issues: [{ field: 'people.0.member_id' }],
    });
    expect((await enrolMany(colleague, { ...filledIn, activityId, people: partyOf(2) })).total).toBe(40_000);
  });

  it('is nobody’s to name but their own and their colleagues’', async () => {
    const price = { price: 20_000, member_price: 5_000, texts: { 'zh-cn': { title: '票' }, en: null } };
    const activityId = await addActivity(staff, { tickets: [{ seats: null, is_for_members: false, ...price }] });
    const accountId = await memberAccount();
    const [member] = await db.select({ id: members.id }).from(members).where(eq(members.accountId, accountId));
    const enrolled = await somebody(db, accountId);
    await enrolMember(enrolled, { ccId: 1, activityId, answers: {} });
    const missing = { status: 422, issues: [{ field: 'people.0.member_id', code: 111 }] };
    // A stranger, and a member of another house: whether the other is enrolled is told to neither.
    for (const asker of [await somebody(db), await somebody(db, await memberAccount())]) {
      for (const member_id of [member?.id ?? 0, 300, 999_999]) {
        const people = [{ name: 'Anna', member_id }, { name: 'Bo' }];
        await expect(enrolMany(asker, { ...filledIn, activityId, people })).rejects.toMatchObject(missing);
      }
    }
    const itself = [{ name: 'Bo' }, { name: 'Anna', is_self: true }];
    expect(
      (await enrolMany(await somebody(db, await memberAccount()), { ...filledIn, activityId, people: itself })).total,
    ).toBe(25_000);
  });

  it('for the council sits on it', async () => {
    const activityId = await addActivity(staff, { audience: 'council' });
    const accountId = await memberAccount();
    expect(await codeOf(enrolMember(await somebody(db, accountId), { ccId: 1, activityId, answers: {} }))).toBe(1);
    const [office] = await db.select().from(positions).where(eq(positions.rank, 'council')).limit(1);
    const [own] = await db.select().from(members).where(eq(members.accountId, accountId));
    await db.insert(positionHolders).values({ positionId: office?.id ?? 0, memberId: own?.id ?? 0 });
    expect(await enrolMember(await somebody(db, accountId), { ccId: 1, activityId, answers: {} })).toMatchObject({
      state: 'confirmed',
    });
  });

  it('answers the form on the version that stood then', async () => {
    const label = { 'zh-cn': '用餐', en: 'Meal' };
    const meal = (keys: readonly string[]) => ({
      fields: [
        {
          kind: 'choice' as const,
          key: 'meal',
          label,
          required: true,
          isMultiple: false,
          options: keys.map((key) => ({ key, label })),
        },
      ],
    });
    const activityId = await addActivity(staff, { form: meal(['rice', 'none']) });
    const context = await somebody(db);
    expect(await codeOf(enrolOne(context, { ...filledIn, activityId }))).toBe(200);
    const { id } = await enrolOne(context, { ...filledIn, activityId, answers: { meal: 'rice' } });
    const before = await findDeskActivity(staff, { ccId: 1, activityId });
    const { img: _img, tickets, ...kept } = before;
    await updateActivity(acting(staff), {
      ...kept,
      ccId: 1,
      activityId,
      state: 'published',
      img_url: null,
      tickets: tickets.map(({ taken: _taken, ...ticket }) => ticket),
      form: meal(['noodles']),
    } as Parameters<typeof updateActivity>[1]);
    expect((await findOwnEnrolment(context, { enrolmentId: id })).form).toMatchObject({ number: 1 });
    expect(await codeOf(enrolOne(await somebody(db), { ...filledIn, activityId, answers: { meal: 'rice' } }))).toBe(
      106,
    );
  });

  it('sees nobody else’s tickets', async () => {
    const activityId = await addActivity(staff);
    const { id } = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const stranger = await somebody(db);
    expect(await codeOf(findOwnEnrolment(stranger, { enrolmentId: id }))).toBe(10);
    expect(await codeOf(quitEnrolment(stranger, { enrolmentId: id }))).toBe(10);
    expect((await listOwnEnrolments(stranger, { ccId: 1, limit: 9, offset: 0 })).total).toBe(0);
  });
});

describe('a waiting list', () => {
  /** Ten seats: a party of four, then six more, then a party of three that waits. */
  async function full(more = {}) {
    const activityId = await addActivity(staff, more);
    const four = await somebody(db);
    const three = await somebody(db);
    const one = await somebody(db);
    const party = await enrolMany(four, { ...filledIn, activityId, people: partyOf(4) });
    await enrolMany(await somebody(db), { ...filledIn, activityId, people: partyOf(6) });
    const waiting = await enrolMany(three, { ...filledIn, activityId, people: partyOf(3) });
    return { activityId, four, three, one, party, waiting };
  }

  it('offers a party of three its three places together when a party of four leaves', async () => {
    const { four, three, party, waiting } = await full();
    expect(waiting).toMatchObject({ state: 'waiting', place: 1, size: 3 });
    await quitEnrolment(four, { enrolmentId: party.id });
    const shown = await findOwnEnrolment(three, { enrolmentId: waiting.id });
    expect(shown).toMatchObject({ state: 'offered', offer_end_time: inHours(24) });
    expect(shown.places.every(({ code, svg }) => code === null && svg === null)).toBe(true);
    expect(await acceptOffer(three, { enrolmentId: waiting.id })).toMatchObject({ state: 'confirmed' });
    const tickets = (await findOwnEnrolment(three, { enrolmentId: waiting.id })).places;
    expect(tickets.map(({ svg }) => svg?.startsWith('<svg'))).toEqual([true, true, true]);
    expect(await mailsAbout(waiting.id)).toEqual(['waiting', 'offered', 'confirmed']);
  });

  it('keeps what is free for it, and lets nobody who came later pass', async () => {
    const { activityId, four, one, party, waiting } = await full();
    const places = (await findOwnEnrolment(four, { enrolmentId: party.id })).places.map(({ id }) => id);
    await quitEnrolment(four, { enrolmentId: party.id, place_ids: places.slice(0, 2) });
    expect(await stateOf(waiting.id)).toBe('waiting');
    expect(await enrolOne(one, { ...filledIn, activityId })).toMatchObject({ state: 'waiting', place: 2 });
    await quitEnrolment(four, { enrolmentId: party.id, place_ids: places.slice(2, 3) });
    expect(await stateOf(waiting.id)).toBe('offered');
  });

  it('passes an offer on when its time is over, at whichever instance, once', async () => {
    const { activityId, four, three, one, party, waiting } = await full();
    const next = await enrolOne(one, { ...filledIn, activityId });
    const seats = 4;
    await quitEnrolment(four, { enrolmentId: party.id });
    // Four were free: three are offered to the party, one to who came after it.
    expect([await stateOf(waiting.id), await stateOf(next.id)]).toEqual(['offered', 'offered']);
    const third = await enrolMany(await somebody(db), { ...filledIn, activityId, people: partyOf(seats) });
    await acceptOffer(one, { enrolmentId: next.id });
    const clock = { now: later(24), origin };
    await Promise.all([passOnByTheClock({ db, ...clock }), passOnByTheClock({ db: other.db, ...clock })]);
    expect([await stateOf(waiting.id), await stateOf(next.id)]).toEqual(['lapsed', 'confirmed']);
    // Only three are free, so the party of four goes on waiting.
    expect(await stateOf(third.id)).toBe('waiting');
    expect(await mailsAbout(waiting.id)).toEqual(['waiting', 'offered', 'lapsed']);
    expect(await codeOf(acceptOffer({ ...three, now: later(25) }, { enrolmentId: waiting.id }))).toBe(11);
  });

  it('ends an offer that is accepted too late, before any job has run', async () => {
    const { four, three, party, waiting } = await full();
    await quitEnrolment(four, { enrolmentId: party.id });
    await expect(acceptOffer({ ...three, now: later(24) }, { enrolmentId: waiting.id })).rejects.toMatchObject({
      status: 409,
    });
    expect(await stateOf(waiting.id)).toBe('lapsed');
  });

  it('lets in whoever fits in the last hours, so that no seat stays empty', async () => {
    const { activityId, four, one, party, waiting } = await full({ offer_hours: 48 });
    const places = (await findOwnEnrolment(four, { enrolmentId: party.id })).places.map(({ id }) => id);
    const next = await enrolOne(one, { ...filledIn, activityId });
    await quitEnrolment(four, { enrolmentId: party.id, place_ids: places.slice(0, 2) });
    expect(await stateOf(next.id)).toBe('waiting');
    await passOnByTheClock({ db, now: later(168 - 47), origin });
    expect([await stateOf(waiting.id), await stateOf(next.id)]).toEqual(['waiting', 'offered']);
  });

  it('moves up when the desk adds seats', async () => {
    const { activityId, waiting } = await full();
    const before = await findDeskActivity(staff, { ccId: 1, activityId });
    const { img: _img, tickets, form, ...kept } = before;
    const fields = {
      ...kept,
      ccId: 1,
      activityId,
      state: 'published' as const,
      seats: 13,
      img_url: null,
      form,
      tickets: tickets.map(({ taken: _taken, ...ticket }) => ticket),
    } as Parameters<typeof updateActivity>[1];
    await updateActivity(acting(staff), fields);
    expect(await stateOf(waiting.id)).toBe('offered');
    await expect(updateActivity(acting(staff), fields)).rejects.toMatchObject({ status: 409 });
  });

  it('has no more seats of a kind than that kind has', async () => {
    const ticket = (seats: number | null, title: string) => ({
      seats,
      price: 0,
      member_price: null,
      is_for_members: false,
      texts: { 'zh-cn': { title }, en: null },
    });
    const activityId = await addActivity(staff, { tickets: [ticket(2, '学生'), ticket(null, '普通')] });
    const { tickets } = await findDeskActivity(staff, { ccId: 1, activityId });
    const kind = async (place: number, size: number) =>
      enrolMany(await somebody(db), {
        ...filledIn,
        activityId,
        ticket_id: tickets[place]?.id,
        people: partyOf(size),
      });
    expect((await kind(0, 2)).state).toBe('confirmed');
    expect((await kind(0, 1)).state).toBe('waiting');
    expect((await kind(1, 5)).state).toBe('confirmed');
  });
});

describe('news', () => {
  it('tell the offer with its end, and who is next now that somebody before them has left or was served', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const first = await somebody(db);
    const comes = await enrolOne(first, { ...filledIn, activityId });
    const waits = [];
    for (let person = 0; person < 4; person += 1) {
      const context = await somebody(db);
      waits.push({ context, ...(await enrolOne(context, { ...filledIn, activityId })) });
    }
    const [one, two, three, four] = waits;
    if (one === undefined || two === undefined || three === undefined || four === undefined) throw new Error('nobody');
    await quitEnrolment(one.context, { enrolmentId: one.id });
    expect(await mailsAbout(two.id)).toEqual(['waiting', 'moved_up']);
    await quitEnrolment(first, { enrolmentId: comes.id });
    expect(await mailsAbout(two.id)).toEqual(['waiting', 'moved_up', 'offered']);
    expect(await mailsAbout(three.id)).toEqual(['waiting', 'moved_up']);
    expect(await mailsAbout(four.id)).toEqual(['waiting']);
    const [offer] = await db
      .select()
      .from(notices)
      .where(eq(notices.key, `enrolment:${two.id}:offered`));
    expect(offer?.words.en.text).toMatch(/held for you until \w+, \d+ \w+ \d{4}/);
    expect(offer?.address).toBe(`/me/activities/${two.id}`);
  });

  it('say that the time has changed to all who are in it, each time that it changes, and nothing else', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const comes = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const waits = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const change = async (later: number) => {
      const { tickets, version, ...kept } = await findDeskActivity(staff, { ccId: 1, activityId });
      const texts = { ...kept.texts, en: kept.texts.en === null ? null : { ...kept.texts.en, summary: `${later}` } };
      await updateActivity(acting(staff), {
        ...kept,
        ccId: 1,
        activityId,
        version,
        state: 'published',
        img_url: null,
        texts,
        tickets: tickets.map(({ taken: _taken, ...ticket }) => ticket),
        start_time: kept.start_time + later,
        end_time: kept.end_time + later,
      });
    };
    await change(0);
    expect(await mailsAbout(comes.id)).toEqual(['confirmed']);
    await change(3600);
    await change(3600);
    expect(await mailsAbout(comes.id)).toEqual(['confirmed', 'changed', 'changed']);
    expect(await mailsAbout(waits.id)).toEqual(['waiting', 'changed', 'changed']);
  });

  it('come on the ways that a person has not switched off, to the address that the party gave', async () => {
    const activityId = await addActivity(staff);
    const context = await somebody(db);
    const accountId = context.actor?.accountId ?? 0;
    await db.insert(noticeSwitches).values({ accountId, kind: 'activity', channel: 'mail', isOn: false });
    const { id } = await enrolOne(context, { ...filledIn, activityId });
    expect(await mailsAbout(id)).toEqual([]);
    expect(await db.$count(notices, eq(notices.key, `enrolment:${id}:confirmed`))).toBe(1);
    const elsewhere = await enrolOne(await somebody(db), { ...filledIn, activityId, email: 'office@mill.example' });
    const { rows } = await db.execute<{ recipient: string }>(sql`
      select m.recipient from outbox.mails m join notices n on m.key = 'notice:' || n.id
      where n.key = ${`enrolment:${elsewhere.id}:confirmed`}`);
    expect(rows).toEqual([{ recipient: 'office@mill.example' }]);
  });

  it('remind who comes a day before, once, and nobody else', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const comes = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const waits = await enrolOne(await somebody(db), { ...filledIn, activityId });
    await remindOfActivities({ db, now: later(143), origin });
    expect(await mailsAbout(comes.id)).toEqual(['confirmed']);
    const clock = { now: later(145), origin };
    await Promise.all([remindOfActivities({ db, ...clock }), remindOfActivities({ db: other.db, ...clock })]);
    await remindOfActivities({ db, now: later(146), origin });
    expect(await mailsAbout(comes.id)).toEqual(['confirmed', 'reminder']);
    expect(await mailsAbout(waits.id)).toEqual(['waiting']);
  });

  it('say once that an activity is cancelled, and why, to all who are in it', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const comes = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const waits = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const reason = { 'zh-cn': { reason: '染坊停电。' }, en: null };
    await cancelActivity(acting(staff), { ccId: 1, activityId, reason });
    await cancelActivity(acting(staff), { ccId: 1, activityId, reason });
    expect([await stateOf(comes.id), await stateOf(waits.id)]).toEqual(['cancelled', 'cancelled']);
    expect(await mailsAbout(comes.id)).toEqual(['confirmed', 'cancelled']);
    const { rows } = await db.execute<{ content: { text: string } }>(
      sql`select m.content from outbox.mails m join notices n on m.key = 'notice:' || n.id
        where n.key = ${`enrolment:${waits.id}:cancelled`}`,
    );
    expect(rows[0]?.content.text).toContain('染坊停电。');
    expect(await codeOf(enrolOne(await somebody(db), { ...filledIn, activityId }))).toBe(11);
  });
});

async function memberAccount(): Promise<number> {
  const accountId = await addAccount(db);
  await addMember(db, accountId, 1);
  return accountId;
}
