import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, visitors } from '../database/schema';
import { testCatalogue, testNow } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

const cookie = (code: string) => ({ cookie: `visitor_code=${code}` });
const did = { page_url: '/', content_type: 'page', page_type: 'home', page_action: 'view' };

const { list } = (await call({ path: '/download/list' })).data;
const limited = list.find((item: { is_limit: boolean }) => item.is_limit).id;

/** A visitor who looked at three pages, chose something, opened a link, asked for a file and inquired. */
async function busyVisitor(code: string): Promise<void> {
  const visit = { site_id: 1, visitor_code: code };
  const actions = [did, did, did, { ...did, page_action: 'inquiry_add' }];
  await call({ path: '/tracking/visitor-actions/insert', json: { ...visit, actions } });
  const link = { name: 'whatsapp', source_url: '/', target_url: 'https://wa.me/1', site_id: '1', visitor_id: '0' };
  await call({ path: '/tracking/visitor-url/insert', form: { ...link, visitor_code: code } });
  await call({
    path: '/download/request',
    json: { id: limited, email: `${code.toLowerCase()}@mill.example` },
    headers: cookie(code),
  });
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

/** An order as it stands in the books. */
const orderOf = (visitorId: number | undefined) => ({
  siteId: 1,
  idempotencyKey: 'order-of-a-visitor',
  contentHash: '',
  token: 'token',
  state: 'paid' as const,
  placedAt: testNow,
  payUntil: testNow,
  paymentType: 6,
  currency: 'USD',
  subtotal: 1000,
  discount: 0,
  shipping: 0,
  total: 1000,
  language: 'en' as const,
  name: 'Anna',
  email: 'anna@mill.example',
  phone: '',
  company: '',
  country: 'DE',
  region: '',
  city: '',
  postcode: '',
  street: '',
  streetMore: '',
  note: '',
  visitorId: visitorId ?? null,
});

const nothing = {
  visitor_code: null,
  first_seen: null,
  actions: [],
  link_clicks: 0,
  download_requests: 0,
  inquiries: 0,
  orders: 0,
};

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
      download_requests: 1,
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

  it('goes with the address that a file was asked for with', async () => {
    await busyVisitor('Ff1fffffff');
    const asked = sql`select visitor_id is null as lost from download_requests where email = 'ff1fffffff@mill.example'`;
    expect((await db.execute(asked)).rows).toEqual([{ lost: false }]);
    await erase('Ff1fffffff');
    expect((await db.execute(asked)).rows).toEqual([]);
  });

  it('leaves the order for the books, which nobody can bring back to the visitor', async () => {
    await busyVisitor('Gg1ggggggg');
    const [visitor] = await db.select().from(visitors).where(eq(visitors.code, 'Gg1ggggggg'));
    await db.insert(orders).values(orderOf(visitor?.id));
    expect((await dataOf('Gg1ggggggg')).orders).toBe(1);
    await erase('Gg1ggggggg');
    const kept = await db.select({ visitorId: orders.visitorId }).from(orders);
    expect(kept).toEqual([{ visitorId: null }]);
  });
});
