import { sql } from 'drizzle-orm';
import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { categoryChoices } from '../directory/choices';
import { acting, addActivity, filledIn, inHours, partyOf, somebody } from '../testing/activities';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { attendanceCertificate } from './certificate';
import { checkIn, readDoorList } from './check-in';
import { announceToEnrolled, enrolFor, quitFor, setPayment } from './desk-enrolments';
import { deleteActivities, topActivity } from './end-activity';
import { enrolMany, enrolOne } from './enrol-member';
import { exportActivityMembers } from './export-members';
import { listActivityMembers } from './list-members';
import { findOwnEnrolment } from './own-enrolments';

const { db } = await demoDatabase();
const staff = acting(await staffContext(db, 'secretariat'));
const editor = acting(await staffContext(db, 'editor'));

const walkIn = {
  ccId: 1,
  source: 'walk_in',
  contact: 'Dora',
  email: '',
  phone: '',
  people: [{ name: 'Dora' }],
} as const;

describe('the list of those enrolled', () => {
  it('and its export hold the same people by the same filter, and a cell that looks like a formula is words', async () => {
    const activityId = await addActivity(staff, { seats: 3 });
    const people = [{ name: '=1+1' }, { name: '王小织' }];
    await enrolMany(await somebody(db), { ...filledIn, activityId, people });
    await enrolMany(await somebody(db), { ...filledIn, activityId, people: partyOf(2) });
    const one = { ccId: 1, activityId };
    const filter = { ...one, state: 'confirmed' as const };
    const { list, total } = await listActivityMembers(staff, { ...filter, limit: 60, offset: 0 });
    expect([total, list[0]?.places.map(({ name }) => name)]).toEqual([1, ['=1+1', '王小织']]);
    expect((await listActivityMembers(staff, { ...one, limit: 60, offset: 0 })).total).toBe(2);

    const book = new Excel.Workbook();
    const { content } = await exportActivityMembers(staff, { ...filter, format: 'xlsx' });
    await book.xlsx.load(Buffer.from(content, 'base64') as never);
    const column = (sheet: Excel.Worksheet | undefined) => sheet?.getColumn(1).values.slice(1);
    expect(column(book.worksheets[0])).toEqual(['姓名', '=1+1', '王小织']);
    const csv = Buffer.from(
      (await exportActivityMembers(staff, { ...filter, format: 'csv' })).content,
      'base64',
    ).toString();
    expect(csv.startsWith('\uFEFF姓名,')).toBe(true);
    expect(csv.split('\r\n').map((row) => row.split(',')[0])).toEqual(['\uFEFF姓名', `"'=1+1"`, '王小织', '']);
    expect(await codeOf(exportActivityMembers(editor, { ...filter, format: 'csv' }))).toBe(1);
  });
});

describe('a region that somebody answered', () => {
  it('is told by its name in the list and in the export, also in a round of a group', async () => {
    const [region] = await categoryChoices(staff, 1, 'region');
    const from = { kind: 'region', key: 'from', label: { 'zh-cn': '来自', en: 'From' }, required: true } as const;
    const label = { 'zh-cn': '织厂', en: 'Mill' };
    const mills = { kind: 'group', key: 'mills', label, required: true, min: 1, max: 2, fields: [from] } as const;
    const activityId = await addActivity(staff, { form: { fields: [from, mills] } });
    const answers = { from: region?.id, mills: [{ from: region?.id }] };
    await enrolOne(await somebody(db), { ...filledIn, activityId, answers });
    const one = { ccId: 1, activityId };
    const { list } = await listActivityMembers(staff, { ...one, limit: 60, offset: 0 });
    expect(list[0]?.answers.map(({ answer }) => answer)).toEqual([region?.name, region?.name]);
    const { content } = await exportActivityMembers(staff, { ...one, format: 'csv' });
    expect(Buffer.from(content, 'base64').toString()).toContain(region?.name);
  });
});

describe('the door', () => {
  it('knows tickets by the hash of their codes, and tells nobody the codes', async () => {
    const activityId = await addActivity(staff);
    const guest = await somebody(db);
    const { id } = await enrolMany(guest, { ...filledIn, activityId, people: partyOf(2) });
    const { list } = await readDoorList(staff, { ccId: 1, activityId });
    expect(list).toHaveLength(2);
    const [place] = (await findOwnEnrolment(guest, { enrolmentId: id })).places;
    expect(JSON.stringify(list)).not.toContain(place?.code);
    expect(list.every(({ code_hash }) => /^[0-9a-f]{64}$/.test(code_hash))).toBe(true);
  });

  it('takes what was noted without a connection, twice and late: the first time counts, and no time to come', async () => {
    const activityId = await addActivity(staff);
    await enrolMany(await somebody(db), { ...filledIn, activityId, people: partyOf(3) });
    const one = { ccId: 1, activityId };
    const [a, b, c] = (await readDoorList(staff, one)).list.map(({ place_id }) => place_id);
    const note = (place_id = 0, hours = 0, is_undone = false) => ({ place_id, time: inHours(hours), is_undone });
    await checkIn(staff, { ...one, list: [note(a, -1), note(b, -2), note(b, -1, true), note(c, 5)] });
    const again = await checkIn(staff, { ...one, list: [note(a, -3), note(a, 0), { ...note(b), place_id: 999_999 }] });
    expect(again).toMatchObject({ list: [{ place_id: a, checked_in_time: inHours(-3) }], refused: [999_999] });
    const times = (await readDoorList(staff, one)).list.map(({ checked_in_time }) => checked_in_time);
    expect(times).toEqual([inHours(-3), null, inHours(0)]);
  });

  it('lets in who comes without a ticket as long as a seat is free, once a key', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const sent = { ...walkIn, activityId, idempotency_key: 'walk-in-1' };
    const first = await enrolFor(staff, sent);
    expect(await enrolFor(staff, sent)).toEqual(first);
    await expect(enrolFor(staff, { ...sent, idempotency_key: 'walk-in-2' })).rejects.toMatchObject({ status: 409 });
    const [ticket] = (await readDoorList(staff, { ccId: 1, activityId })).list;
    expect(ticket?.checked_in_time).toBe(testNow.getTime() / 1000);
  });

  it('gives a certificate to who came, and to nobody else', async () => {
    const activityId = await addActivity(staff);
    await enrolOne(await somebody(db), { ...filledIn, activityId, contact: '王小织' });
    const one = { ccId: 1, activityId };
    const place = (await readDoorList(staff, one)).list[0]?.place_id ?? 0;
    expect(await codeOf(attendanceCertificate(staff, { ...one, placeId: place }))).toBe(11);
    await checkIn(staff, { ...one, list: [{ place_id: place, time: inHours(0), is_undone: false }] });
    const { content } = await attendanceCertificate(staff, { ...one, placeId: place });
    const pdf = Buffer.from(content, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // The font of the Chinese name is in the file, and no more of it than is needed.
    expect(pdf.includes('FontFile2')).toBe(true);
    expect(pdf.length).toBeLessThan(200_000);
  }, 60_000);
});

describe('the desk', () => {
  it('tells those enrolled something once, and who waits only when it says so', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    const guest = await somebody(db);
    const { id } = await enrolOne(guest, { ...filledIn, activityId });
    await enrolOne(await somebody(db), { ...filledIn, activityId });
    const notice = { ccId: 1, activityId, title: '换门', body: '请走运河边的门。', include_waiting: false };
    expect(await announceToEnrolled(staff, notice)).toEqual({ receivers: 1 });
    expect(await announceToEnrolled(staff, notice)).toEqual({ receivers: 1 });
    expect((await findOwnEnrolment(guest, { enrolmentId: id })).notices).toMatchObject([{ title: '换门' }]);
    const { rows } = await db.execute(sql`select 1 from outbox.mails where subject like '换门%'`);
    expect(rows).toHaveLength(1);
    expect(await announceToEnrolled(staff, { ...notice, body: '还有一事', include_waiting: true })).toEqual({
      receivers: 2,
    });
  });

  it('takes an enrolment back, notes a payment, and deletes only what nobody is in', async () => {
    const price = { seats: null, price: 9_900, member_price: null, is_for_members: false } as const;
    const activityId = await addActivity(staff, {
      tickets: [{ ...price, texts: { 'zh-cn': { title: '票' }, en: null } }],
    });
    const { id } = await enrolOne(await somebody(db), { ...filledIn, activityId });
    const one = { ccId: 1, activityId, enrolmentId: id };
    expect((await setPayment(staff, { ...one, payment: 'paid', note: '' })).payment).toBe('paid');
    expect(await quitFor(staff, one)).toMatchObject({ state: 'quit', payment: 'refund_due' });
    expect(await quitFor(staff, one)).toMatchObject({ state: 'quit' });
    await expect(deleteActivities(staff, { ccId: 1, ids: [activityId] })).rejects.toMatchObject({ status: 409 });
    const empty = await addActivity(staff);
    await deleteActivities(staff, { ccId: 1, ids: [empty] });
    expect(await codeOf(topActivity(staff, { ccId: 1, activityId: empty, is_top: true }))).toBe(10);
    expect(await codeOf(topActivity(editor, { ccId: 1, activityId, is_top: true }))).toBe(1);
  });
});
