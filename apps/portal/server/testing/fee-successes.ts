import type { Fields, Headers, LivePortal } from './live-portal';

const page = { ccId: 1, limit: 12, offset: 0 };

/** A fee of 120 yuan for the members that are named. */
const feeFor = (members: readonly number[]): Fields => ({
  ccId: 1,
  kind: 'other',
  payer: 'member',
  rule: { kind: 'fixed', cents: 12_000 },
  audience: { kind: 'chosen', positions: [], categories: [], members },
  period_from: '2026-12-01',
  period_until: '2027-12-01',
  plan: [{ days: 30, share: 1000 }],
  is_pro_rata: false,
  renews: false,
  renews_before: 30,
  reminders: [],
  texts: { 'zh-cn': { title: '费用', description: '' }, en: { title: 'A fee', description: '' } },
});

/** The fields of a request that succeeds, for calls about fees: of what the demo has billed, or of a fee that is made for it. */
export function feeSuccesses({
  ask,
  slip,
}: Pick<LivePortal, 'ask'> & { readonly slip: () => File }): Readonly<
  Record<string, (headers: Headers) => Promise<Fields>>
> {
  /** Whoever joined last, among them who asks. */
  const newest = async (headers: Headers): Promise<readonly number[]> => {
    const { list } = await ask('memberDesk.search', page, headers);
    return list.map(({ id }: { readonly id: number }) => id);
  };
  const draft = async (headers: Headers) => ask('feeDesk.save', feeFor(await newest(headers)), headers);
  const billIn = async (state: string, headers: Headers) =>
    (await ask('feeDesk.bills', { ...page, state }, headers)).list[0];
  /** A bill of who asks. */
  const ownBill = async (headers: Headers) => {
    const { id } = await draft(headers);
    await ask('feeDesk.publish', { ccId: 1, id }, headers);
    return (await ask('fees.page', page, headers)).list[0];
  };
  return {
    'feeDesk.get': async (headers) => ({ ccId: 1, id: (await draft(headers)).id }),
    'feeDesk.save': async (headers) => feeFor(await newest(headers)),
    'feeDesk.preview': async (headers) => feeFor(await newest(headers)),
    'feeDesk.publish': async (headers) => ({ ccId: 1, id: (await draft(headers)).id }),
    'feeDesk.remove': async (headers) => ({ ccId: 1, id: (await draft(headers)).id }),
    'feeDesk.bill': async (headers) => ({ ccId: 1, id: (await billIn('paid', headers)).id }),
    'feeDesk.modifyMemberPayStatus': async (headers) => {
      const { id, version } = await billIn('overdue', headers);
      return { ccId: 1, id, version, act: 'waive', cents: 1, reason: 'A cent is let off.' };
    },
    'feeDesk.voucherDecide': async (headers) => {
      const { list } = await ask('feeDesk.vouchers', { ...page, state: 'waiting' }, headers);
      return { ccId: 1, id: list[0].id, act: 'accept' };
    },
    'feeDesk.turnoverSave': async (headers) => {
      const { list } = await ask('feeDesk.turnovers', page, headers);
      return { ccId: 1, id: list[0].id, cents: 1_000_000_00 };
    },
    'fees.detail': async (headers) => ({ feeId: (await ownBill(headers)).fee_id }),
    'fees.payDetail': async (headers) => ({ billId: (await ownBill(headers)).id }),
    'fees.uploadPayVoucher': async (headers) => ({ bill_id: (await ownBill(headers)).id, files: [slip()] }),
    'fees.payOnline': async (headers) => ({ bill_id: (await ownBill(headers)).id, return_path: '/me/fees' }),
  };
}
