import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue, testNow } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

const cookie = (code: string) => ({ cookie: `visitor_code=${code}` });
const did = { page_url: '/', content_type: 'page', page_type: 'home', page_action: 'view' };

/** A visitor who looked at three pages, chose something, opened a link and inquired. */
async function busyVisitor(code: string): Promise<void> {
  const visit = { site_id: 1, visitor_code: code };
  const actions = [did, did, did, { ...did, page_action: 'inquiry_add' }];
  await call({ path: '/tracking/visitor-actions/insert', json: { ...visit, actions } });
  const link = { name: 'whatsapp', source_url: '/', target_url: 'https://wa.me/1', site_id: '1', visitor_id: '0' };
  await call({ path: '/tracking/visitor-url/insert', form: { ...link, visitor_code: code } });
  await call({
    path: '/message-board/add',
    json: { name: 'Anna', email: `${code.toLowerCase()}@mill.example`, msg: 'Secret words' },
    headers: cookie(code),
  });
}

const dataOf = async (code?: string) =>
  (await call({ path: '/visitor/data', headers: code === undefined ? {} : cookie(code) })).data;
const erase = async (code?: string) =>
  (await call({ path: '/visitor/erase', json: {}, headers: code === undefined ? {} : cookie(code) })).data;

const nothing = { visitor_code: null, first_seen: null, actions: [], link_clicks: 0, inquiries: 0, orders: 0 };

describe('what is stored about a visitor', () => {
  it('is told by kinds and counts, and nothing that was written', async () => {
    await busyVisitor('Aa1aaaaaaa');
    await busyVisitor('Bb1bbbbbbb');
    const told = await dataOf('Aa1aaaaaaa');
    expect(told).toEqual({
      visitor_code: 'Aa1aaaaaaa',
      first_seen: testNow.getTime() / 1000,
      actions: [
        { page_action: 'view', count: 3 },
        { page_action: 'inquiry_add', count: 1 },
      ],
      link_clicks: 1,
      inquiries: 1,
      orders: 0,
    });
    expect(JSON.stringify(told)).not.toContain('Secret');
  });

  it.each([
    ['without a cookie', undefined],
    ['with an unknown code', 'Unknown123'],
    ['with a bad code', "x' or 1=1"],
  ])('is nothing %s', async (_who, code) => {
    expect(await dataOf(code)).toEqual(nothing);
    expect(await erase(code)).toEqual({ erased: false });
  });

  it('is erased, and again is as once; others keep theirs', async () => {
    await busyVisitor('Cc1ccccccc');
    await busyVisitor('Dd1ddddddd');
    expect([await erase('Cc1ccccccc'), await erase('Cc1ccccccc')]).toEqual([{ erased: true }, { erased: false }]);
    expect(await dataOf('Cc1ccccccc')).toEqual(nothing);
    expect((await dataOf('Dd1ddddddd')).actions).toHaveLength(2);
  });

  it('leaves the inquiry, which nobody can bring back to the visitor', async () => {
    await busyVisitor('Ee1eeeeeee');
    await erase('Ee1eeeeeee');
    const { rows } = await db.execute(sql`select visitor_id from inquiries where email = 'ee1eeeeeee@mill.example'`);
    expect(rows).toEqual([{ visitor_id: null }]);
  });
});
