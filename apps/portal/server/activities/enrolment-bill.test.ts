import { standingOf } from '@selvedge/domain/fees';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectEntries } from '../bills/bill-queries';
import { decideVoucher } from '../bills/decide-voucher';
import type { RequestContext } from '../context';
import { bills, receipts, vouchers } from '../database/schema';
import { acting, addActivity, filledIn, partyOf, somebody } from '../testing/activities';
import { demoDatabase } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { slipPicture } from '../testing/fees';
import { acceptOffer, quitEnrolment } from './change-enrolment';
import { quitFor, setPayment } from './desk-enrolments';
import { cancelActivity } from './end-activity';
import { enrolMany, enrolOne } from './enrol-member';
import { findOwnEnrolment } from './own-enrolments';
import { sendEnrolmentVoucher } from './send-voucher';

const { db, storage, signer } = await demoDatabase();
const staff = acting(await staffContext(db, 'secretariat'));
const treasurer = acting(await staffContext(db, 'treasurer'));

const ticket = { seats: null, price: 9_900, member_price: null, is_for_members: false } as const;
const dear = (seats = 9) =>
  addActivity(staff, { seats, tickets: [{ ...ticket, texts: { 'zh-cn': { title: '票' }, en: null } }] });

const billOf = async (enrolmentId: number) => {
  const key = `enrolment:${enrolmentId}`;
  return (
    await db
      .select()
      .from(bills)
      .where(and(eq(bills.communityId, 1), eq(bills.key, key)))
  )[0];
};

/** A bill's money as its books say. */
const moneyOf = async (enrolmentId: number) => {
  const bill = await billOf(enrolmentId);
  const { charged, paid, waived, refunded, outstanding } = standingOf(await selectEntries(db, bill?.id ?? 0));
  return { state: bill?.state, charged, paid, waived, refunded, outstanding };
};

const slip = () => new File([new Uint8Array(slipPicture())], 'slip.png', { type: 'image/png' });

describe('what an activity earns', () => {
  it('stands in the books of the dues once a party has its places, and not before', async () => {
    const activityId = await dear(1);
    const first = await somebody(db);
    const comes = await enrolOne(first, { ...filledIn, activityId });
    const second = await somebody(db);
    const waits = await enrolOne(second, { ...filledIn, activityId });
    expect(await billOf(comes.id)).toMatchObject({
      cents: 9_900,
      accountId: first.actor?.accountId,
      payer: filledIn.contact,
      titles: { 'zh-cn': '靛蓝之夜' },
      state: 'unpaid',
    });
    expect(await billOf(waits.id)).toBeUndefined();
    // Whose party it is finds the bill from the enrolment.
    expect(await findOwnEnrolment(first, { enrolmentId: comes.id })).toMatchObject({
      bill_id: (await billOf(comes.id))?.id,
    });
    expect(await findOwnEnrolment(second, { enrolmentId: waits.id })).toMatchObject({ bill_id: null });
    await quitEnrolment(first, { enrolmentId: comes.id });
    await acceptOffer(second, { enrolmentId: waits.id });
    expect(await billOf(waits.id)).toMatchObject({ state: 'unpaid' });
    expect(await moneyOf(comes.id)).toMatchObject({ state: 'waived', waived: 9_900, outstanding: 0 });
  });

  it('is paid with a receipt, taken back, paid again and given back, and adds up', async () => {
    const activityId = await dear();
    const { id } = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const one = { ccId: 1, activityId, enrolmentId: id, note: '' };
    const say = async (payment: 'paid' | 'unpaid' | 'refunded') =>
      (await setPayment(staff, { ...one, payment })).payment;
    expect(await say('paid')).toBe('paid');
    expect(await say('paid')).toBe('paid');
    expect(await moneyOf(id)).toMatchObject({ state: 'paid', paid: 9_900, outstanding: 0 });
    expect(await say('unpaid')).toBe('unpaid');
    expect(await say('paid')).toBe('paid');
    expect(await quitFor(staff, one)).toMatchObject({ state: 'quit', payment: 'refund_due' });
    expect(await say('refunded')).toBe('refunded');
    expect(await moneyOf(id)).toMatchObject({ state: 'refunded', paid: 9_900, refunded: 9_900 });
    const numbers = (await db.select().from(receipts).where(eq(receipts.year, 2026)).orderBy(receipts.serial)).map(
      ({ serial }) => serial,
    );
    expect(numbers).toEqual(numbers.map((_number, place) => (numbers[0] ?? 0) + place));
    expect(await codeOf(setPayment(staff, { ...one, payment: 'refused' }))).toBe(11);
  });

  it('is less when some of a party stay away, and nothing when all do or the activity is called off', async () => {
    const activityId = await dear();
    const guest = await somebody(db);
    const { id } = await enrolMany(guest, { ...filledIn, activityId, people: partyOf(3) });
    const { places } = await findOwnEnrolment(guest, { enrolmentId: id });
    const standing = await quitEnrolment(guest, { enrolmentId: id, place_ids: [places[2]?.id ?? 0] });
    expect(standing).toMatchObject({ total: 19_800, payment: 'unpaid' });
    expect(await moneyOf(id)).toMatchObject({ charged: 29_700, waived: 9_900, outstanding: 19_800 });
    const reason = { 'zh-cn': { reason: '染坊停电。' }, en: null };
    await cancelActivity(staff, { ccId: 1, activityId, reason });
    expect(await moneyOf(id)).toMatchObject({ state: 'waived', outstanding: 0 });
    expect((await findOwnEnrolment(guest, { enrolmentId: id })).payment).toBe('free');
  });

  it('comes by slips that are looked at where those of dues are', async () => {
    const activityId = await dear();
    const guest = { ...acting(await somebody(db)), storage, signer } as unknown as RequestContext;
    const { id } = await enrolOne(guest, { ...filledIn, activityId });
    const waiting = async () => {
      const bill = await billOf(id);
      const rows = await db
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.billId, bill?.id ?? 0), eq(vouchers.state, 'waiting')));
      return rows[0]?.id ?? 0;
    };
    expect(await sendEnrolmentVoucher(guest, { enrolmentId: id, files: [slip()] })).toMatchObject({
      payment: 'review',
    });
    await decideVoucher(treasurer, { ccId: 1, id: await waiting(), act: 'refuse', reason: '看不清。' });
    const refused = await findOwnEnrolment(guest, { enrolmentId: id });
    expect([refused.payment, refused.payment_note]).toEqual(['refused', '看不清。']);
    await sendEnrolmentVoucher(guest, { enrolmentId: id, files: [slip()] });
    const one = { ccId: 1, activityId, enrolmentId: id };
    expect(await setPayment(staff, { ...one, payment: 'paid', note: '' })).toMatchObject({ payment: 'paid' });
    expect(await waiting()).toBe(0);
    expect(await moneyOf(id)).toMatchObject({ state: 'paid', paid: 9_900 });
  });
});
