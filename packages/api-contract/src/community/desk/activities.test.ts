import { describe, expect, it } from 'vitest';
import { activityDesk } from './activities';

const text = { title: '染坊参观', place: '', summary: '', body: '' };
const ticket = {
  seats: null,
  price: 0,
  member_price: null,
  is_for_members: false,
  texts: { 'zh-cn': { title: '普通票' }, en: null },
};
const activity = {
  ccId: 1,
  state: 'published',
  start_time: 1_795_219_200,
  end_time: 1_795_226_400,
  close_time: null,
  seats: 30,
  audience: 'everyone',
  is_top: false,
  has_waiting_list: true,
  offer_hours: 24,
  largest_party: 6,
  img_url: null,
  texts: { 'zh-cn': text, en: null },
  tickets: [ticket],
  form: null,
};

const whyNot = (more: object) =>
  activityDesk.create.request.safeParse({ ...activity, ...more }).error?.issues.map(({ path }) => path.join('.')) ??
  'taken';

describe('an activity', () => {
  it('is made with texts in one language and one kind of ticket', () => {
    expect(whyNot({})).toBe('taken');
  });

  it.each([
    ['no words at all', { texts: { 'zh-cn': null, en: null } }, ['texts']],
    ['no title', { texts: { 'zh-cn': { ...text, title: ' ' }, en: null } }, ['texts.zh-cn.title']],
    ['no kind of ticket', { tickets: [] }, ['tickets']],
    ['a price below nothing', { tickets: [{ ...ticket, price: -1 }] }, ['tickets.0.price']],
    ['a price in parts of a cent', { tickets: [{ ...ticket, price: 0.5 }] }, ['tickets.0.price']],
    ['no seat', { seats: 0 }, ['seats']],
    ['offers that never end', { offer_hours: 337 }, ['offer_hours']],
    ['a party larger than fifty', { largest_party: 51 }, ['largest_party']],
    ['a state that it takes by itself', { state: 'cancelled' }, ['state']],
    ['a form that asks nonsense', { form: { fields: [{ kind: 'colour' }] } }, ['form.fields.0.kind']],
    ['a field that nobody knows', { colour: 'red' }, ['']],
  ])('is not made with %s', (_what, more, where) => {
    expect(whyNot(more)).toEqual(where);
  });

  it('is changed from a version, and never to the change of another', () => {
    const { request } = activityDesk.update;
    expect(request.safeParse({ ...activity, activityId: 808 }).success).toBe(false);
    expect(request.safeParse({ ...activity, activityId: 808, version: 1_795_219_200_123 }).success).toBe(true);
  });
});
