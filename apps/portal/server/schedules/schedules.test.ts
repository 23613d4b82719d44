import ICAL from 'ical.js';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { cancelActivity } from '../activities/end-activity';
import { enrolOne } from '../activities/enrol-member';
import { schedules } from '../database/schema';
import { serveSiteFiles } from '../site-files/serve-site-files';
import { acting, addActivity, filledIn, inHours, somebody } from '../testing/activities';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { addAccount, addMember } from '../testing/people';
import { ownFeed } from './calendar-feed';
import { createSchedule, operateSchedule, removeSchedule, updateSchedule } from './change-schedule';
import { listSchedule } from './list-schedule';
import { serveCalendars } from './serve-calendars';

const resources = await demoDatabase();
const { db, signer } = resources;
// The demo's own entries would stand between those of the tests.
await db.delete(schedules);
const calendars = serveCalendars(resources);
const staff = await staffContext(db, 'secretariat');

const person = async (accountId?: number) => ({ ...(await somebody(db, accountId)), signer });
const entry = { ccId: 1, title: '给工厂打电话', place: '', note: '', start_time: inHours(2), end_time: inHours(3) };
const week = { ccId: 1, status: 0, from: inHours(-24), until: inHours(24 * 20) };
const titles = async (context: Awaited<ReturnType<typeof person>>, more = {}) =>
  (await listSchedule(context, { ...week, ...more })).list.map(({ title }) => title);

/** The events of a calendar file as two parsers of others read them: title, start and end. */
async function readTwice(path: string, from = calendars) {
  const answer = await from.request(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const one = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return [
      event.summary,
      event.startDate.toJSDate().getTime(),
      event.endDate.toJSDate().getTime(),
      String(component.getFirstPropertyValue('status')),
    ];
  });
  const other = Object.values(ical.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [[String(event.summary), event.start.getTime(), event.end?.getTime(), String(event.status)]]
      : [],
  );
  expect(other).toEqual(one);
  return one;
}

describe('a calendar', () => {
  it('shows one’s own entries and activities, and as a member the association’s', async () => {
    const accountId = await addAccount(db);
    await addMember(db, accountId, 1);
    const [member, stranger] = [await person(accountId), await person()];
    await createSchedule({ ...staff, limit: async () => undefined }, { ...entry, title: '理事会', is_community: true });
    await createSchedule(member, { ...entry, is_community: false });
    const activityId = await addActivity(staff);
    await enrolOne(member, { ...filledIn, activityId });
    expect(await titles(member)).toEqual(['理事会', '给工厂打电话', '靛蓝之夜']);
    expect(await titles(stranger)).toEqual([]);
    expect(await codeOf(createSchedule(member, { ...entry, is_community: true }))).toBe(1);
  });

  it('knows what is planned, done and cancelled, by whose it is', async () => {
    const [own, stranger] = [await person(), await person()];
    const { id: scheduleId } = await createSchedule(own, { ...entry, is_community: false });
    await operateSchedule(own, { scheduleId, status: 2 });
    expect(await titles(own, { status: 2 })).toEqual([entry.title]);
    expect(await titles(own, { status: 1 })).toEqual([]);
    expect(await codeOf(operateSchedule(stranger, { scheduleId, status: 3 }))).toBe(10);
    expect(await codeOf(updateSchedule(stranger, { ...entry, scheduleId }))).toBe(10);
    await updateSchedule(own, { ...entry, scheduleId, title: '改期' });
    await removeSchedule(own, { scheduleId });
    await removeSchedule(own, { scheduleId });
    expect(await titles(own)).toEqual([]);
  });

  it.each([['an entry that ends before it begins', { start_time: inHours(3), end_time: inHours(3) }, 122]])(
    'refuses %s',
    async (_case, more, code) => {
      expect(await codeOf(createSchedule(await person(), { ...entry, ...more, is_community: false }))).toBe(code);
    },
  );

  it('refuses more than two months at once', async () => {
    expect(await codeOf(listSchedule(await person(), { ...week, until: inHours(24 * 80) }))).toBe(107);
  });
});

describe('calendar files', () => {
  it('of an activity are read by programs of others as it stands', async () => {
    const activityId = await addActivity(staff, {
      texts: { 'zh-cn': { title: '靛蓝；“夜”, 与\\布', place: '染坊', summary: '开缸。\n第二行', body: '' }, en: null },
    });
    expect(await readTwice(`/activities/${activityId}.ics`)).toEqual([
      ['靛蓝；“夜”, 与\\布', inHours(168) * 1000, inHours(171) * 1000, 'CONFIRMED'],
    ]);
    expect((await calendars.request('/activities/999999.ics')).status).toBe(404);
  });

  it('of a person have a secret address that ends when a new one is made', async () => {
    const own = await person();
    expect(await ownFeed(own, { wish: 'show' })).toEqual({ url: null });
    const { url: first } = await ownFeed(own, { wish: 'make' });
    await createSchedule(own, { ...entry, is_community: false });
    const path = new URL(first ?? '').pathname;
    expect(await readTwice(path)).toEqual([[entry.title, inHours(2) * 1000, inHours(3) * 1000, 'CONFIRMED']]);
    expect(await ownFeed(own, { wish: 'show' })).toEqual({ url: first });
    const { url: second } = await ownFeed(own, { wish: 'make' });
    expect((await calendars.request(path)).status).toBe(404);
    await ownFeed(own, { wish: 'end' });
    expect((await calendars.request(new URL(second ?? '').pathname)).status).toBe(404);
    expect((await ownFeed(own, { wish: 'make' })).url).not.toBe(first);
    expect((await calendars.request('/calendar/bm9ib2R5.bm90aGluZw.ics')).status).toBe(404);
  });
});

describe('what a program knows an entry by', () => {
  const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const valuesOf = (text: string, name: string) =>
    linesOf(text).flatMap((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1) : []));
  const read = async (path: string) => (await calendars.request(path)).text();

  it('is the same in whatever file it stands, and only what has changed has a new number', async () => {
    const own = await person();
    const activityId = await addActivity(staff, { seats: 1 });
    await enrolOne(own, { ...filledIn, activityId });
    const { url } = await ownFeed(own, { wish: 'make' });
    const path = new URL(url ?? '').pathname;
    const [feed, file] = [await read(path), await read(`/activities/${activityId}.ics`)];
    expect(valuesOf(feed, 'UID')).toEqual(valuesOf(file, 'UID'));
    expect(valuesOf(await read(path), 'SEQUENCE')).toEqual(valuesOf(feed, 'SEQUENCE'));
    const reason = { 'zh-cn': { reason: '染坊停电。' }, en: null };
    await cancelActivity(acting(staff, new Date(testNow.getTime() + 60_000)), { ccId: 1, activityId, reason });
    const after = await read(path);
    expect([valuesOf(after, 'UID'), valuesOf(after, 'STATUS')]).toEqual([valuesOf(feed, 'UID'), ['CANCELLED']]);
    expect(Number(valuesOf(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(valuesOf(feed, 'SEQUENCE')[0]));
  });

  it('says that a place is not sure while somebody waits', async () => {
    const activityId = await addActivity(staff, { seats: 1 });
    await enrolOne(await person(), { ...filledIn, activityId });
    const waits = await person();
    await enrolOne(waits, { ...filledIn, activityId });
    const { url } = await ownFeed(waits, { wish: 'make' });
    expect((await readTwice(new URL(url ?? '').pathname)).map(([, , , status]) => status)).toEqual(['TENTATIVE']);
  });

  it('stands in lines of 75 octets at most, in UTC, and Chinese comes out whole', async () => {
    const title = '靛蓝之夜与经纬之间的纺织工艺传承交流研讨会暨年度会员大会'.repeat(3);
    const place = '浙江省纬岸镇运河路染坊二楼东侧会议厅'.repeat(3);
    const texts = { 'zh-cn': { title, place, summary: '开缸。', body: '' }, en: null };
    const path = `/activities/${await addActivity(staff, { texts })}.ics`;
    const text = await read(path);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    expect((await readTwice(path))[0]?.[0]).toBe(title);
    expect(valuesOf(text, 'LOCATION')).toEqual([place]);
  });

  it('of another community’s activity is found below its own address only', async () => {
    const activityId = await addActivity(staff);
    expect((await calendars.request(`/c/weavers/activities/${activityId}.ics`)).status).toBe(404);
    expect((await calendars.request(`/c/nobody/activities/${activityId}.ics`)).status).toBe(404);
    const weavers = await staffContext(db, 'secretariat', { ccId: 2 });
    const texts = { 'zh-cn': { title: '织机夜谈', place: '', summary: '', body: '' }, en: null };
    const theirs = await addActivity(weavers, { ccId: 2, texts });
    expect((await calendars.request(`/activities/${theirs}.ics`)).status).toBe(404);
    expect(await read(`/c/weavers/activities/${theirs}.ics`)).toContain(
      `https://portal.test/c/weavers/activities/${theirs}`,
    );
  });
});

describe('the activities of a community', () => {
  const files = serveSiteFiles(resources, { PORTAL_PUBLIC_URL: 'https://portal.test' } as Parameters<
    typeof serveSiteFiles
  >[1]);

  it('are one calendar that two programs of others read alike, with what is called off', async () => {
    const activityId = await addActivity(staff, { seats: 3 });
    const coming = await readTwice('/activities.ics', files);
    expect(coming.map(([title, begins]) => [title, begins])).toContainEqual(['靛蓝之夜', inHours(24 * 7) * 1000]);
    const reason = { 'zh-cn': { reason: '染坊停电。' }, en: null };
    await cancelActivity(acting(staff), { ccId: 1, activityId, reason });
    const after = await readTwice('/activities.ics', files);
    expect(after.filter(([, , , state]) => state === 'CANCELLED').length).toBeGreaterThan(0);
    expect(after).toHaveLength(coming.length);
  });

  it('are told in English at the English address, and of another community at its own', async () => {
    const english = await (await files.request('/en/activities.ics')).text();
    expect(english).toContain('Weftshore Textile Association');
    const weavers = await (await files.request('/c/weavers/activities.ics')).text();
    expect(weavers).toContain('纬岸青年织造社');
    expect(weavers).not.toContain('靛蓝之夜');
  });
});
