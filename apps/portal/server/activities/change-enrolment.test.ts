import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrolments } from '../database/schema';
import { acting, addActivity, filledIn, inHours, partyOf, somebody } from '../testing/activities';
import { demoDatabase } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { acceptOffer, quitEnrolment } from './change-enrolment';
import { quitFor } from './desk-enrolments';
import { enrolMany, enrolOne } from './enrol-member';

const { db } = await demoDatabase();
const staff = await staffContext(db, 'secretariat');
const at = (seconds: number) => new Date(seconds * 1000);
const stateOf = async (id: number) => (await db.select().from(enrolments).where(eq(enrolments.id, id)))[0]?.state;

const ticket = { seats: null, price: 20_000, member_price: null, is_for_members: false } as const;
const paid = { tickets: [{ ...ticket, texts: { 'zh-cn': { title: '票' }, en: null } }] };

describe('an enrolment', () => {
  it('is left until the activity begins, and from that moment on by the desk alone', async () => {
    const activityId = await addActivity(staff, paid);
    const start_time = inHours(168);
    const [early, late] = [await somebody(db), await somebody(db)];
    const first = await enrolOne(early, { ...filledIn, activityId });
    const second = await enrolOne(late, { ...filledIn, activityId });
    const before = at(start_time - 1);
    expect(await quitEnrolment({ ...early, now: before }, { enrolmentId: first.id })).toMatchObject({ state: 'quit' });
    for (const moment of [at(start_time), at(start_time + 3600)]) {
      expect(await codeOf(quitEnrolment({ ...late, now: moment }, { enrolmentId: second.id }))).toBe(11);
    }
    expect(await stateOf(second.id)).toBe('confirmed');
    await quitFor(acting(staff, at(start_time + 60)), { ccId: 1, activityId, enrolmentId: second.id });
    expect(await stateOf(second.id)).toBe('quit');
  });

  it('that is closed at this very second takes nobody, and one second before it does', async () => {
    const close_time = inHours(10);
    const activityId = await addActivity(staff, { close_time });
    const [early, late] = [await somebody(db), await somebody(db)];
    expect(await codeOf(enrolOne({ ...late, now: at(close_time) }, { ...filledIn, activityId }))).toBe(11);
    expect(await enrolOne({ ...early, now: at(close_time - 1) }, { ...filledIn, activityId })).toMatchObject({
      state: 'confirmed',
    });
  });

  it('is held for one party when its offer is accepted at the moment at which it ends', async () => {
    const activityId = await addActivity(staff, { seats: 2 });
    const holder = await somebody(db);
    const held = await enrolMany(holder, { ...filledIn, activityId, people: partyOf(2) });
    const [one, two] = [await somebody(db), await somebody(db)];
    const first = await enrolMany(one, { ...filledIn, activityId, people: partyOf(2) });
    const second = await enrolMany(two, { ...filledIn, activityId, people: partyOf(2) });
    await quitEnrolment(holder, { enrolmentId: held.id });
    const [offered] = await db.select().from(enrolments).where(eq(enrolments.id, first.id));
    const end = offered?.offerEndsAt ?? new Date(0);
    const outcomes = await Promise.allSettled([
      acceptOffer({ ...one, now: end }, { enrolmentId: first.id }),
      acceptOffer({ ...two, now: end }, { enrolmentId: second.id }),
      acceptOffer({ ...one, now: new Date(end.getTime() - 1) }, { enrolmentId: first.id }),
    ]);
    const confirmed = await db.select().from(enrolments).where(eq(enrolments.activityId, activityId));
    const seats = confirmed.filter(({ state }) => state === 'confirmed' || state === 'offered');
    expect(seats.reduce((sum, { size }) => sum + size, 0)).toBe(2);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
  });
});
