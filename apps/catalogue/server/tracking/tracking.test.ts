import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue, testNow } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

const action = {
  site_id: '1',
  visitor_code: 'Ab3dE6gH9j',
  page_url: '/product/4-selvedge-denim',
  content_type: 'product',
  page_type: 'product_list',
  page_action: 'view',
};
const click = {
  site_id: '1',
  visitor_code: 'Ab3dE6gH9j',
  visitor_id: '0',
  name: 'whatsapp',
  source_url: '/contact-us',
  target_url: 'https://chat.example/1',
};

describe('tracking', () => {
  it('notes actions and clicks under one visitor, also when they arrive at once', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => call({ path: '/tracking/visitor-action/insert', form: action })),
      ...Array.from({ length: 10 }, () => call({ path: '/tracking/visitor-url/insert', form: click })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
    const { rows } = await db.execute(sql`
      select (select count(*)::int from visitors) as visitors,
        (select count(*)::int from visitor_actions where page_url = ${action.page_url}) as actions,
        (select count(*)::int from link_clicks where target_url = ${click.target_url}) as clicks`);
    expect(rows).toEqual([{ visitors: 1, actions: 10, clicks: 10 }]);
  });

  it('notes several actions at once, each at its own moment', async () => {
    const { site_id: _site, visitor_code: _code, ...did } = action;
    const actions = [
      { ...did, page_url: '/batch', age: 5000 },
      { ...did, page_url: '/batch', page_action: 'inquiry_add' },
    ];
    const answer = await call({
      path: '/tracking/visitor-actions/insert',
      json: { site_id: 1, visitor_code: action.visitor_code, actions },
    });
    expect(answer.code).toBe(0);
    const { rows } = await db.execute(sql`
      select page_action, extract(epoch from at - ${testNow.toISOString()}::timestamptz)::int as after
      from visitor_actions where page_url = '/batch' order by at`);
    expect(rows).toEqual([
      { page_action: 'view', after: -5 },
      { page_action: 'inquiry_add', after: 0 },
    ]);
  });

  it.each([
    ['none', 0],
    ['more than fifty', 51],
  ])('refuses %s at once', async (_what, count) => {
    const { site_id: _site, visitor_code, ...did } = action;
    const json = { site_id: 1, visitor_code, actions: Array(count).fill(did) };
    const answer = await call({ path: '/tracking/visitor-actions/insert', json });
    expect([answer.status, answer.issues[0]?.field]).toEqual([422, 'actions']);
  });

  it.each([
    ['a bad code', { ...action, visitor_code: 'short' }, 109, 'visitor_code'],
    ['another site', { ...action, site_id: '2' }, 111, 'site_id'],
    ['no page', { ...action, page_url: '' }, 200, 'page_url'],
  ])('refuses %s', async (_what, form, code, field) => {
    const answer = await call({ path: '/tracking/visitor-action/insert', form });
    expect([answer.code, answer.issues[0]?.field]).toEqual([code, field]);
  });
});
