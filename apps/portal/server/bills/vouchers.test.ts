import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { feeWorld, slipPicture } from '../testing/fees';

const resources = await demoDatabase();
const { api, ask, desk, billed, addPayer, send, sendSlip } = await feeWorld(resources);

const detail = async (bill: number, headers: Readonly<Record<string, string>>) =>
  (await ask(`/h5/cc/fee/payDetail/${bill}`, undefined, headers)).data;

async function one() {
  const [first] = await billed(1);
  if (first === undefined) throw new Error('Nobody was billed.');
  return first;
}

describe('a transfer slip', () => {
  it('is refused with a reason, sent again, accepted, and gives a receipt', async () => {
    const { payer, bill } = await one();
    expect((await sendSlip(bill.id, payer)).data).toMatchObject({ state: 'waiting', cents: 200_000 });
    expect(await detail(bill.id, payer.headers)).toMatchObject({ state: 'voucher_review' });
    const queue = (await desk('vouchers/1/60/0?state=waiting')).data.list;
    const waiting = queue.find(({ bill_id }: { bill_id: number }) => bill_id === bill.id);
    expect(waiting).toMatchObject({ bill_id: bill.id, expected: 200_000, duplicates: [] });
    const refused = await desk('voucher/decide', { ccId: 1, id: waiting.id, act: 'refuse', reason: '看不清。' });
    expect(refused.data).toMatchObject({ state: 'unpaid', receipt: null });
    expect((await detail(bill.id, payer.headers)).vouchers).toMatchObject([{ state: 'refused', reason: '看不清。' }]);

    const again = await sendSlip(bill.id, payer);
    const accepted = await desk('voucher/decide', { ccId: 1, id: again.data.id, act: 'accept' });
    expect(accepted.data).toMatchObject({ state: 'paid', receipt: expect.stringMatching(/^2026-\d{6}$/) });
    const paid = await detail(bill.id, payer.headers);
    expect(paid).toMatchObject({ state: 'paid', paid: 200_000, outstanding: 0, can_send_voucher: false });
    expect(paid.receipts).toMatchObject([{ number: accepted.data.receipt, cents: 200_000, cancelled_by: null }]);
    expect(paid.changes.map(({ event }: { event: string }) => event)).toEqual([
      'issue',
      'send_voucher',
      'refuse_voucher',
      'send_voucher',
      'accept_voucher',
    ]);
    const told = await resources.pool.query('select kind, key from notices where account_id = $1 order by id', [
      payer.accountId,
    ]);
    expect(told.rows.map(({ key }) => key.replace(/\d+/, 'n'))).toEqual([
      'bill:n:issued:0:0',
      'voucher:n:refused',
      'voucher:n:accepted',
    ]);
  });

  it('hands its receipt out as a PDF to whoever has the signed address, and to nobody else', async () => {
    const { payer, bill } = await one();
    const { data } = await sendSlip(bill.id, payer);
    await desk('voucher/decide', { ccId: 1, id: data.id, act: 'accept' });
    const { receipts } = await detail(bill.id, payer.headers);
    const answer = await api.request(`https://portal.test${receipts[0].url}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${receipts[0].number}.pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await api.request(`https://portal.test${receipts[0].url}x`)).status).toBe(404);
  });

  it('is of a bill and a fee that stand on the pages of their own community only', async () => {
    const { payer, bill, feeId } = await one();
    for (const address of [`/h5/cc/fee/payDetail/${bill.id}`, `/h5/cc/fee/detail/${feeId}`]) {
      const on = async (ccId: number) =>
        (await ask(address, undefined, { ...payer.headers, 'x-community': String(ccId) })).status;
      expect([await on(1), await on(2)], address).toEqual([200, 404]);
    }
  });

  it('is shown as a picture made anew, never as it came', async () => {
    const { payer, bill } = await one();
    const { data } = await sendSlip(bill.id, payer);
    const shown = await api.request(`https://portal.test${data.file.picture_url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const saved = await api.request(`https://portal.test${data.file.url}`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('that was sent before is pointed out, whoever sent it and whatever became of it', async () => {
    const [first, second] = await billed(2);
    if (first === undefined || second === undefined) throw new Error('Two are billed.');
    const slip = slipPicture();
    const sent = await sendSlip(first.bill.id, first.payer, slip);
    await desk('voucher/decide', { ccId: 1, id: sent.data.id, act: 'accept' });
    const copy = await sendSlip(second.bill.id, second.payer, slip);
    const queue = (await desk('vouchers/1/60/0?state=waiting')).data.list;
    const found = queue.find(({ id }: { id: number }) => id === copy.data.id);
    expect(found.duplicates).toMatchObject([{ id: sent.data.id, bill_id: first.bill.id, state: 'accepted' }]);
  });

  it('sent twice is one while it waits', async () => {
    const { payer, bill } = await one();
    const slip = slipPicture();
    const [first, second] = await Promise.all([sendSlip(bill.id, payer, slip), sendSlip(bill.id, payer, slip)]);
    expect(first?.data.id).toBe(second?.data.id);
    expect((await detail(bill.id, payer.headers)).vouchers).toHaveLength(1);
  });

  it('is taken for a part, and what is left stays open', async () => {
    const { payer, bill } = await one();
    const { data } = await sendSlip(bill.id, payer);
    const answer = await desk('voucher/decide', { ccId: 1, id: data.id, act: 'accept', cents: 50_000 });
    expect(answer.data.state).toBe('part_paid');
    expect(await detail(bill.id, payer.headers)).toMatchObject({ paid: 50_000, outstanding: 150_000 });
  });

  it.each([
    ['a program under a picture’s name', () => new File(['MZ program'], 'slip.jpg'), 415, 130],
    ['what is no slip at all', () => new File(['words'], 'slip.txt'), 415, 130],
    ['an empty file', () => new File([], 'slip.png'), 422, 200],
  ] as const)('is not taken from %s', async (_what, file, status, code) => {
    const { payer, bill } = await one();
    const answer = await send(bill.id, file(), payer);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(await detail(bill.id, payer.headers)).toMatchObject({ state: 'unpaid', vouchers: [] });
  });

  it('for somebody else’s bill is for no bill, and neither is the page', async () => {
    const { bill } = await one();
    const stranger = await addPayer();
    expect((await sendSlip(bill.id, stranger)).status).toBe(404);
    expect((await ask(`/h5/cc/fee/payDetail/${bill.id}`, undefined, stranger.headers)).status).toBe(404);
  });
});

describe('a decision', () => {
  it('is one, whoever decides at the same time', async () => {
    const { payer, bill } = await one();
    const { data } = await sendSlip(bill.id, payer);
    const answers = await Promise.all([
      desk('voucher/decide', { ccId: 1, id: data.id, act: 'accept' }),
      desk('voucher/decide', { ccId: 1, id: data.id, act: 'accept' }),
      desk('voucher/decide', { ccId: 1, id: data.id, act: 'refuse', reason: '重复。' }),
    ]);
    const paid = await detail(bill.id, payer.headers);
    expect(
      paid.receipts.length + paid.vouchers.filter(({ state }: { state: string }) => state === 'refused').length,
    ).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
  });

  it('to refuse needs a reason, and to accept no more than is owed', async () => {
    const { payer, bill } = await one();
    const { data } = await sendSlip(bill.id, payer);
    const silent = await desk('voucher/decide', { ccId: 1, id: data.id, act: 'refuse' });
    expect([silent.status, silent.issues[0]?.field]).toEqual([422, 'reason']);
    const tooMuch = await desk('voucher/decide', { ccId: 1, id: data.id, act: 'accept', cents: 200_001 });
    expect([tooMuch.status, tooMuch.issues[0]?.field]).toEqual([422, 'cents']);
  });
});
