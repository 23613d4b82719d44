import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listOrderEvents } from '../shop/order-queries';
import { buyer, testShop } from '../testing/test-shop';
import { findByNumber } from './find-by-number';
import { markPaid } from './mark-paid';
import { refundOrder } from './refund-order';
import { refuseProof } from './refuse-proof';
import { listLine, orderReport } from './report';

const { call, db, order, stockOf, stateOf, resources } = await testShop();
const world = { ...resources, now: resources.now(), mailOrigin: 'https://mill.example' };
const lines = [{ product_id: 1, quantity: 10 }];

beforeEach(() => db.execute(sql`update products set stock = 100`));

async function proved() {
  const { data } = await order(lines);
  const form = new FormData();
  form.append('files', new File(['Paid.'], 'receipt.txt'));
  const [{ name, host, cname, size }] = (await call({ path: '/upload/file', form })).data.list;
  const json = { token: data.token, files: [{ name, url: host + cname, size }] };
  await call({ path: `/shop/order/${data.number}/proof`, json });
  return data as { number: string; token: string };
}

const mailsOf = async (number: string) => {
  const { rows } = await db.execute<{ key: string; recipient: string; content: { text: string; html: string } }>(sql`
    select key, recipient, content from outbox.mails where key like ${`order:${Number(number.slice(-6))}:%`} order by key`);
  return rows;
};

describe('staff', () => {
  it('note that a transfer has come, once, and the buyer is told', async () => {
    const { number } = await proved();
    expect([await markPaid(world, number), await markPaid(world, number)]).toEqual(['paid', 'nothing-new']);
    expect([await stateOf(number), await stockOf(1)]).toEqual(['paid', 90]);
    expect((await mailsOf(number)).map(({ key }) => key.split(':')[2])).toEqual(['notice', 'paid', 'placed']);
  });

  it('refuse a proof with a reason that the buyer reads, and give time for another one', async () => {
    const { number, token } = await proved();
    await refuseProof(world, number, 'The sum is another one.');
    const { data } = await call({ path: `/shop/order/${number}?token=${token}` });
    expect(data).toMatchObject({
      state: 'awaiting_payment',
      proof_refusal: 'The sum is another one.',
      can_send_proof: true,
    });
    expect(data.pay_until).toBeGreaterThanOrEqual(world.now.getTime() / 1000 + 7 * 86_400);
    await expect(refuseProof(world, number, 'Again.')).rejects.toThrow('no proof');
    await expect(refuseProof(world, number, ' ')).rejects.toThrow('Say why');
  });

  it('send money back, which gives the goods free', async () => {
    const { number } = await proved();
    await markPaid(world, number);
    await refundOrder(world, number);
    expect([await stateOf(number), await stockOf(1)]).toEqual(['refunded', 100]);
    await expect(refundOrder(world, number)).rejects.toThrow('no such payment');
  });

  it('are told all of an order but its token', async () => {
    const { number, token } = await proved();
    const found = await findByNumber(db, number.toLowerCase());
    const report = [listLine(found), ...orderReport(found, await listOrderEvents(db, found.id))].join('\n');
    for (const part of [
      number,
      'proof_review',
      'Ines Varga',
      'White poplin 133',
      '$82.00',
      'receipt.txt',
      'send_proof',
    ]) {
      expect(report).toContain(part);
    }
    expect(report).not.toContain(token);
  });

  it.each(['SO-2026-999999', 'x', ''])('are told that there is no order %s', async (number) => {
    await expect(markPaid(world, number)).rejects.toThrow('There is no order');
  });
});

describe('the mails of an order', () => {
  it('tell the buyer what was ordered and where it is, and the mill that it was', async () => {
    const { data } = await order(lines);
    const [notice, placed] = await mailsOf(data.number);
    expect([notice?.recipient, placed?.recipient]).toEqual(['sales@fixture.example', 'ines@brookside.example']);
    for (const part of [
      data.number,
      'White poplin 133',
      '10 m',
      '$82.00',
      `/order/${data.number}?token=${data.token}`,
    ]) {
      expect(placed?.content.text).toContain(part);
    }
    expect(notice?.content.text).not.toContain(data.token);
  });

  it('are in the buyer’s language', async () => {
    const quote = await call({ path: '/shop/quote', json: { lines } });
    const json = { idempotency_key: 'a-chinese-order-1', lines, payment_type: 16, total: quote.data.total, ...buyer };
    const { data } = await call({ path: '/shop/order', json, headers: { 'accept-language': 'zh-CN' } });
    const [, placed] = await mailsOf(data.number);
    expect(placed?.content.text).toContain('漂白府绸133');
    expect(placed?.content.text).toContain('/zh-cn/order/');
  });

  it('are put once, however often the order is sent', async () => {
    const { data } = await order(lines, { idempotency_key: 'the-same-order-0001' });
    await order(lines, { idempotency_key: 'the-same-order-0001' });
    expect(await mailsOf(data.number)).toHaveLength(2);
  });
});
