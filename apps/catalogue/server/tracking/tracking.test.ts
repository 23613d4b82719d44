import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';

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

  it.each([
    ['a bad code', { ...action, visitor_code: 'short' }, 109, 'visitor_code'],
    ['another site', { ...action, site_id: '2' }, 111, 'site_id'],
    ['no page', { ...action, page_url: '' }, 200, 'page_url'],
  ])('refuses %s', async (_what, form, code, field) => {
    const answer = await call({ path: '/tracking/visitor-action/insert', form });
    expect([answer.code, answer.issues[0]?.field]).toEqual([code, field]);
  });
});
