import { randomBytes } from 'node:crypto';
import { callExamples } from '@selvedge/api-contract/openapi';
import { eq } from 'drizzle-orm';
import { enrolments } from '../database/schema';
import { testNow } from './demo-database';
import { slipPicture } from './fees';
import type { Fields, Headers, LivePortal } from './live-portal';

interface Success {
  readonly fields: Fields;
  readonly headers?: Headers;
}

const at = (hours: number) => testNow.getTime() / 1000 + hours * 3600;
const example = (id: string): Fields => callExamples[id]?.request ?? {};
const newKey = () => randomBytes(8).toString('hex');
const permit = () => new File(['%PDF-1.3\n%%EOF\n'], 'permit.pdf', { type: 'application/pdf' });
const slip = () => new File([new Uint8Array(slipPicture())], 'slip.png', { type: 'image/png' });

/** How the calls of activities and calendars succeed: each lives through what comes before it. */
export function activitySuccesses({
  ask,
  db,
}: Pick<LivePortal, 'ask' | 'db'>): Readonly<Record<string, (headers: Headers) => Promise<Success>>> {
  /** An activity to come that costs something and asks for nothing. */
  async function made(headers: Headers, more: Fields = {}) {
    const times = { start_time: at(168), end_time: at(171), close_time: null };
    const fields = { ...example('activityDesk.create'), ...times, form: null, ...more, idempotency_key: newKey() };
    const { id, version } = await ask('activityDesk.create', fields, headers);
    const { tickets } = await ask('activities.detail', { activityId: id }, headers);
    return { fields, activityId: id as number, version: version as number, ticket_id: tickets[0].id as number };
  }
  /** A party of two that has its places. */
  async function enrolled(headers: Headers, more: Fields = {}, answers: Fields = {}) {
    const { activityId, ticket_id } = await made(headers, more);
    const people = [{ name: 'Anna Larsen', is_self: true }, { name: 'Bo Madsen' }];
    const wish = { ...example('activities.enrolMany'), activityId, ticket_id, people, answers };
    const { id } = await ask('activities.enrolMany', { ...wish, idempotency_key: newKey() }, headers);
    const { places } = await ask('activities.enrolment', { enrolmentId: id }, headers);
    const own = places.map((place: Fields) => place.id) as number[];
    return { ccId: 1, activityId, enrolmentId: id as number, placeId: own[0] ?? 0, code: String(places[0].code) };
  }
  /** The same where the places are offered, not taken yet. */
  async function offered(headers: Headers) {
    const { ccId, activityId, enrolmentId } = await enrolled(headers);
    await db
      .update(enrolments)
      .set({ state: 'offered', offerEndsAt: new Date(testNow.getTime() + 3_600_000) })
      .where(eq(enrolments.id, enrolmentId));
    return { ccId, activityId, enrolmentId };
  }
  async function came(headers: Headers) {
    const { ccId, activityId, enrolmentId, placeId } = await enrolled(headers);
    const list = [{ place_id: placeId, time: at(0) }];
    await ask('activityDesk.checkIn', { ccId, activityId, list }, headers);
    return { ccId, activityId, enrolmentId, placeId };
  }
  async function slipSent(headers: Headers) {
    const { ccId, activityId, enrolmentId } = await enrolled(headers);
    await ask('activities.voucher', { enrolmentId, files: [slip()] }, headers);
    return { ccId, activityId, enrolmentId };
  }
  const label = { 'zh-cn': '许可', en: 'Permit' };
  const asksForFile = { fields: [{ kind: 'file', key: 'permit', label, required: true, max: 1 }] };
  async function noted(headers: Headers) {
    return (await ask('schedule.create', example('schedule.create'), headers)).id as number;
  }
  const oneMade = (id: string) => async (headers: Headers) => {
    const { activityId } = await made(headers);
    return { fields: { ...example(id), activityId } };
  };
  const oneEnrolled = (id: string) => async (headers: Headers) => {
    const { ccId, activityId, enrolmentId } = await enrolled(headers);
    return { fields: { ...example(id), ccId, activityId, enrolmentId } };
  };
  const wish =
    (id: string, more: Fields = {}) =>
    async (headers: Headers) => {
      const { activityId, ticket_id } = await made(headers);
      const key = id === 'activities.memberJoin' ? {} : { idempotency_key: newKey() };
      return { fields: { ...example(id), activityId, ticket_id, answers: {}, ...key, ...more } };
    };
  const times = { start_time: at(168), end_time: at(171) };
  return {
    'activities.detail': async (headers) => ({ fields: { activityId: (await made(headers)).activityId } }),
    'activities.memberJoin': wish('activities.memberJoin'),
    'activities.enrol': wish('activities.enrol'),
    'activities.enrolMany': wish('activities.enrolMany', { people: [{ name: 'Anna Larsen', is_self: true }] }),
    'activities.accept': async (headers) => ({ fields: { enrolmentId: (await offered(headers)).enrolmentId } }),
    'activities.quit': async (headers) => ({ fields: { enrolmentId: (await enrolled(headers)).enrolmentId } }),
    'activities.enrolment': async (headers) => ({ fields: { enrolmentId: (await enrolled(headers)).enrolmentId } }),
    'activities.rename': async (headers) => {
      const { enrolmentId } = await enrolled(headers);
      const { places } = await ask('activities.enrolment', { enrolmentId }, headers);
      return { fields: { enrolmentId, place_id: places.at(-1).id, name: 'Carl Holm' } };
    },
    'activities.certificate': async (headers) => {
      const { enrolmentId, placeId } = await came(headers);
      return { fields: { enrolmentId, placeId } };
    },
    'activities.ticket': async (headers) => ({ fields: { code: (await enrolled(headers)).code } }),
    'activities.voucher': async (headers) => ({
      fields: { enrolmentId: (await enrolled(headers)).enrolmentId, files: [slip()] },
    }),
    'activities.formFile': async () => ({ fields: { files: [permit()] } }),
    'activityDesk.get': oneMade('activityDesk.get'),
    'activityDesk.create': async () => ({ fields: { ...example('activityDesk.create'), ...times } }),
    'activityDesk.update': async (headers) => {
      const { fields, activityId, version } = await made(headers);
      const { idempotency_key: _key, ...kept } = fields;
      const { tickets } = await ask('activityDesk.get', { ccId: 1, activityId }, headers);
      const own = tickets.map(({ taken: _taken, ...ticket }: Fields) => ticket);
      return { fields: { ...kept, activityId, version, tickets: own } };
    },
    'activityDesk.deleteActivity': async (headers) => ({
      fields: { ccId: 1, ids: [(await made(headers)).activityId] },
    }),
    'activityDesk.top': oneMade('activityDesk.top'),
    'activityDesk.cancel': oneMade('activityDesk.cancel'),
    'activityDesk.announce': oneMade('activityDesk.announce'),
    'activityDesk.members': async (headers) => {
      const { activityId } = await enrolled(headers);
      return { fields: { ...example('activityDesk.members'), activityId, state: 'confirmed' } };
    },
    'activityDesk.exportMembers': async (headers) => {
      const { activityId } = await enrolled(headers);
      return { fields: { ...example('activityDesk.exportMembers'), activityId } };
    },
    'activityDesk.enrolFor': oneMade('activityDesk.enrolFor'),
    'activityDesk.acceptFor': async (headers) => ({ fields: await offered(headers) }),
    'activityDesk.quitFor': oneEnrolled('activityDesk.quitFor'),
    'activityDesk.resend': oneEnrolled('activityDesk.resend'),
    'activityDesk.payment': async (headers) => ({
      fields: { ...example('activityDesk.payment'), ...(await slipSent(headers)) },
    }),
    'activityDesk.voucher': async (headers) => ({ fields: await slipSent(headers) }),
    'activityDesk.file': async (headers) => {
      const { id: file_id } = await ask('activities.formFile', { files: [permit()] }, headers);
      const { ccId, activityId, enrolmentId } = await enrolled(headers, { form: asksForFile }, { permit: [file_id] });
      return { fields: { ccId, activityId, enrolmentId, file_id } };
    },
    'activityDesk.door': oneMade('activityDesk.door'),
    'activityDesk.checkIn': async (headers) => {
      const { ccId, activityId, placeId } = await enrolled(headers);
      return { fields: { ccId, activityId, list: [{ place_id: placeId, time: at(0) }] } };
    },
    'activityDesk.certificate': async (headers) => {
      const { ccId, activityId, placeId } = await came(headers);
      return { fields: { ccId, activityId, placeId } };
    },
    'schedule.update': async (headers) => ({
      fields: { ...example('schedule.update'), scheduleId: await noted(headers) },
    }),
    'schedule.operate': async (headers) => ({
      fields: { ...example('schedule.operate'), scheduleId: await noted(headers) },
    }),
  };
}
