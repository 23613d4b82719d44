import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrolmentPlaces, enrolments } from '../database/schema';
import { acting, addActivity, filledIn, inHours, partyOf, somebody } from '../testing/activities';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { addAccount, addMember } from '../testing/people';
import { attendanceCertificate, ownCertificate } from './certificate';
import { quitEnrolment } from './change-enrolment';
import { checkIn, readDoorList } from './check-in';
import { findDeskActivity } from './desk-activities';
import { enrolFor } from './desk-enrolments';
import { acceptFor, resendTickets } from './desk-replies';
import { enrolMany, enrolOne } from './enrol-member';
import { findTicket } from './find-ticket';
import { handOnTicket } from './hand-on-ticket';
import { findOwnEnrolment } from './own-enrolments';
import { updateActivity } from './save-activity';

const { db } = await demoDatabase();
const staff = acting(await staffContext(db, 'secretariat'));
const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

const price = (member_price: number | null) => ({
  seats: null,
  price: 9_900,
  member_price,
  is_for_members: false,
  texts: { 'zh-cn': { title: '票' }, en: null },
});

/** The mails that somebody without an account was sent about an enrolment, the oldest first. */
async function mailsTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await db.execute<{ subject: string; text: string }>(
    sql`select subject, content->>'text' as text from outbox.mails where recipient = ${recipient} order by id`,
  );
  return rows;
}

/** A member with a guest, in an activity with some price for members. */
async function memberAndGuest(member_price: number | null) {
  const activityId = await addActivity(staff, { tickets: [price(member_price)] });
  const accountId = await addAccount(db);
  await addMember(db, accountId, 1);
  const own = await somebody(db, accountId);
  const people = [{ name: 'Anna Larsen', is_self: true }, { name: 'Bo Madsen' }];
  const { id: enrolmentId } = await enrolMany(own, { ...filledIn, activityId, people });
  const { places } = await findOwnEnrolment(own, { enrolmentId });
  return { activityId, own, enrolmentId, places };
}

describe('a ticket', () => {
  it('is handed on under a new name and a new code; the old one lets nobody in', async () => {
    const { own, enrolmentId, places } = await memberAndGuest(5_000);
    const [, guest] = places;
    const code = guest?.code ?? '';
    expect((await findTicket(staff, { code })).name).toBe('Bo Madsen');
    await handOnTicket(own, { enrolmentId, place_id: guest?.id ?? 0, name: 'Carl Holm' });
    expect(await codeOf(findTicket(staff, { code }))).toBe(10);
    const now = (await findOwnEnrolment(own, { enrolmentId })).places[1];
    expect([now?.name, now?.code === code]).toEqual(['Carl Holm', false]);
    expect(await findTicket(staff, { code: now?.code ?? '' })).toMatchObject({ name: 'Carl Holm', ticket: '票' });
    expect(await codeOf(handOnTicket(await somebody(db), { enrolmentId, place_id: guest?.id ?? 0, name: 'X' }))).toBe(
      10,
    );
  });

  it('of a member is theirs when members pay less, and anybody’s when they do not', async () => {
    const cheap = await memberAndGuest(5_000);
    expect(cheap.places.map(({ can_hand_on }) => can_hand_on)).toEqual([false, true]);
    const place_id = cheap.places[0]?.id ?? 0;
    await expect(
      handOnTicket(cheap.own, { enrolmentId: cheap.enrolmentId, place_id, name: 'Carl Holm' }),
    ).rejects.toMatchObject({ status: 409 });
    const same = await memberAndGuest(null);
    const own = { enrolmentId: same.enrolmentId, place_id: same.places[0]?.id ?? 0 };
    await handOnTicket(same.own, { ...own, name: 'Carl Holm' });
    const [place] = await db.select().from(enrolmentPlaces).where(eq(enrolmentPlaces.id, own.place_id));
    expect([place?.name, place?.memberId]).toEqual(['Carl Holm', null]);
  });

  it('with which somebody came, or of what is over, is handed on no more', async () => {
    const { activityId, own, enrolmentId, places } = await memberAndGuest(null);
    const [first, second] = places.map(({ id }) => id);
    await checkIn(staff, { ccId: 1, activityId, list: [{ place_id: first ?? 0, time: inHours(0), is_undone: false }] });
    const to = { enrolmentId, name: 'Carl Holm' };
    await expect(handOnTicket(own, { ...to, place_id: first ?? 0 })).rejects.toMatchObject({ status: 409 });
    await expect(handOnTicket({ ...own, now: later(172) }, { ...to, place_id: second ?? 0 })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('shows nothing while its place is not sure, or not any more', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const own = await somebody(db);
    const { id: enrolmentId } = await enrolOne(own, { ...filledIn, activityId });
    const waiting = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const codesNow = async (id: number) =>
      (await db.select().from(enrolmentPlaces).where(eq(enrolmentPlaces.enrolmentId, id))).map(({ code }) => code);
    expect(await codeOf(findTicket(staff, { code: (await codesNow(waiting.id))[0] ?? '' }))).toBe(10);
    await quitEnrolment(own, { enrolmentId });
    expect(await codeOf(findTicket(staff, { code: (await codesNow(enrolmentId))[0] ?? '' }))).toBe(10);
  });

  it('gives a certificate to who came with it, and only to its own party', async () => {
    const { activityId, own, enrolmentId, places } = await memberAndGuest(null);
    const placeId = places[0]?.id ?? 0;
    expect(await codeOf(ownCertificate(own, { enrolmentId, placeId }))).toBe(11);
    await checkIn(staff, { ccId: 1, activityId, list: [{ place_id: placeId, time: inHours(0), is_undone: false }] });
    const file = await ownCertificate(own, { enrolmentId, placeId });
    const paper = Buffer.from(file.content, 'base64').toString('latin1');
    expect(paper.slice(0, 5)).toBe('%PDF-');
    // Its number stands on the sheet that is hung up, not alone on a second one.
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file.name).toBe((await attendanceCertificate(staff, { ccId: 1, activityId, placeId })).name);
    expect(await codeOf(ownCertificate(await somebody(db), { enrolmentId, placeId }))).toBe(10);
    const elsewhere = await memberAndGuest(null);
    expect(await codeOf(ownCertificate(elsewhere.own, { enrolmentId: elsewhere.enrolmentId, placeId }))).toBe(10);
  }, 60_000);
});

describe('somebody without an account', () => {
  const caller = { ccId: 1, source: 'desk', contact: '王小织', phone: '' } as const;

  it('gets the tickets by mail, once, and once more when the desk sends them again', async () => {
    const activityId = await addActivity(staff);
    const email = 'caller-with-tickets@mill.example';
    const sent = { ...caller, activityId, email, people: partyOf(2), idempotency_key: 'caller-1' };
    const { id: enrolmentId } = await enrolFor(staff, sent);
    await enrolFor(staff, sent);
    const again = { ccId: 1, activityId, enrolmentId };
    await resendTickets(staff, again);
    await resendTickets(staff, again);
    await resendTickets({ ...staff, now: later(1) }, again);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['报名成功', '您的门票', '您的门票']);
    const places = await db.select().from(enrolmentPlaces).where(eq(enrolmentPlaces.enrolmentId, enrolmentId));
    for (const { text } of mails) {
      for (const { code } of places) expect(text).toContain(`https://portal.test/tickets/${code}`);
    }
  });

  it('waits like everybody, and takes the places by calling the desk', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const own = await somebody(db);
    const first = await enrolOne(own, { ...filledIn, activityId });
    const email = 'caller-who-waits@mill.example';
    const { id: enrolmentId } = await enrolFor(staff, { ...caller, activityId, email, people: partyOf(1) });
    const one = { ccId: 1, activityId, enrolmentId };
    await expect(acceptFor(staff, one)).rejects.toMatchObject({ status: 409 });
    await expect(resendTickets(staff, one)).rejects.toMatchObject({ status: 409 });
    await quitEnrolment(own, { enrolmentId: first.id });
    expect((await mailsTo(email)).at(-1)?.text).toContain('请联系秘书处确认');
    expect(await acceptFor(staff, one)).toMatchObject({ state: 'confirmed' });
    expect(await acceptFor(staff, one)).toMatchObject({ state: 'confirmed' });
    expect((await mailsTo(email)).at(-1)?.text).toContain('https://portal.test/tickets/');
  });

  it('loses an offer that is taken too late, though nothing has run in between', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const own = await somebody(db);
    const first = await enrolOne(own, { ...filledIn, activityId });
    const { id: enrolmentId } = await enrolFor(staff, { ...caller, activityId, email: '', people: partyOf(1) });
    await quitEnrolment(own, { enrolmentId: first.id });
    const late = { ...staff, now: later(25) };
    await expect(acceptFor(late, { ccId: 1, activityId, enrolmentId })).rejects.toMatchObject({ status: 409 });
    const [row] = await db.select().from(enrolments).where(eq(enrolments.id, enrolmentId));
    expect(row?.state).toBe('lapsed');
  });
});

describe('seats', () => {
  it('are not taken away from who has them, of the activity or of a kind of ticket', async () => {
    const activityId = await addActivity(staff, { seats: 4, tickets: [price(null), { ...price(null), seats: 3 }] });
    const { tickets } = await findDeskActivity(staff, { ccId: 1, activityId });
    const guest = await somebody(db);
    await enrolMany(guest, { ...filledIn, activityId, ticket_id: tickets[1]?.id, people: partyOf(3) });
    await enrolOne(await somebody(db), { ...filledIn, activityId, ticket_id: tickets[0]?.id });
    const change = async (seats: number, ofKind: number) => {
      const { img: _img, tickets: now, ...kept } = await findDeskActivity(staff, { ccId: 1, activityId });
      const own = now.map(({ taken: _taken, ...ticket }, place) => ({ ...ticket, seats: place === 1 ? ofKind : null }));
      const fields = { ...kept, ccId: 1, activityId, state: 'published' as const, seats, img_url: null, tickets: own };
      await updateActivity(staff, fields as Parameters<typeof updateActivity>[1]);
    };
    await expect(change(3, 3)).rejects.toMatchObject({ issues: [{ field: 'seats' }] });
    await expect(change(4, 2)).rejects.toMatchObject({ issues: [{ field: 'tickets.1.seats' }] });
    expect((await readDoorList(staff, { ccId: 1, activityId })).list).toHaveLength(4);
    await change(4, 4);
  });
});
