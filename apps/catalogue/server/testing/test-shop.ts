import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { Payments } from '../payments/payment-provider';
import { type CallAnswer, type TestCatalogue, testCatalogue } from './test-catalogue';

/** What a buyer writes into the order form. */
export const buyer = {
  name: 'Ines Varga',
  email: 'Ines@Brookside.example',
  phone: '+351 21 555 0142',
  company: '',
  country: 'Portugal',
  region: '',
  city: 'Guimarães',
  postcode: '4800-000',
  street: 'Rua da Lançadeira 7',
  street_more: '',
  note: '',
};

interface OrderedLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly choice?: readonly number[];
}

export interface TestShop extends TestCatalogue {
  /** Places an order at the price that the server quotes. */
  readonly order: (lines: readonly OrderedLine[], extra?: Readonly<Record<string, unknown>>) => Promise<CallAnswer>;
  readonly stockOf: (id: number) => Promise<number | null>;
  readonly stateOf: (number: string) => Promise<string>;
  readonly returnUrl: string;
}

/** A catalogue that is a shop: 100 of every product, sending costs 20.00, two transfers are set up. */
export async function testShop(own: { readonly payments?: Payments } = {}): Promise<TestShop> {
  const catalogue = await testCatalogue(own);
  const { call, db } = catalogue;
  beforeAll(async () => {
    await db.execute(sql`update sites set is_shop = true, shipping_cents = 2000`);
    await db.execute(sql`delete from product_price_steps`);
    await db.execute(sql`update products set stock = 100, least_quantity = 1, price_min = 480, price_max = 620`);
    await db.execute(sql`
      insert into payment_accounts (site_id, payment_type, language, position, rows, note) values
        (1, 16, 'en', 0, '[{"name":"IBAN","value":"XX00"}]', 'Write the number.'),
        (1, 12, 'en', 1, '[{"name":"Receiver","value":"Mill"}]', '')`);
  });
  const order: TestShop['order'] = async (lines, extra = {}) => {
    const quote = await call({ path: '/shop/quote', json: { lines } });
    const json = { idempotency_key: randomUUID(), lines, payment_type: 16, total: quote.data?.total ?? 0, ...buyer };
    return call({ path: '/shop/order', json: { ...json, ...extra } });
  };
  const one = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ value: unknown }>(query);
    return rows[0]?.value;
  };
  return {
    ...catalogue,
    order,
    stockOf: async (id) => (await one(sql`select stock as value from products where id = ${id}`)) as number | null,
    stateOf: async (number) =>
      String(await one(sql`select state as value from orders where id = ${Number(number.slice(-6))}`)),
    returnUrl: 'http://127.0.0.1/order',
  };
}
