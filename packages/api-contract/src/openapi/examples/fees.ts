import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const version = 1_795_219_200_000;
const page = { ccId: 1, limit: 25, offset: 0 };
const done = { done: true } as const;
const period = { from: '2026-01-01', until: '2027-01-01' };

const bill = {
  id: 31,
  version,
  fee_id: 3,
  title: 'Membership 2026',
  payer: 'Lin Wen',
  period,
  currency: 'CNY',
  cents: 200_000,
  paid: 0,
  outstanding: 200_000,
  state: 'voucher_review',
  due_on: '2026-01-31',
  created_time: 1_767_225_600,
} as const;

const voucher = {
  id: 8,
  bill_id: 31,
  state: 'waiting',
  cents: 200_000,
  note: '',
  reason: '',
  file: { name: 'slip.jpg', size: 182_400, url: '/v1/papers/MTc5.c2ln', picture_url: '/v1/papers/MTc4.c2ln' },
  sent_time: 1_769_731_200,
  decided_time: null,
} as const;

const entry = {
  id: 90,
  kind: 'payment',
  debit: 'bank',
  credit: 'receivable',
  cents: 200_000,
  reverses: null,
  booked_on: '2026-01-30',
  way: 'transfer',
  reason: '',
} as const;

const detail = {
  ...bill,
  description: 'For the year.',
  instalments: [{ number: 1, due_on: '2026-01-31', cents: 200_000, open: 200_000 }],
  vouchers: [voucher],
  receipts: [
    {
      id: 5,
      number: '2026-000005',
      kind: 'payment',
      cents: 200_000,
      booked_on: '2026-01-30',
      cancelled_by: null,
      url: '/v1/papers/MTc3.c2ln',
    },
  ],
  entries: [entry],
  changes: [{ event: 'send_voucher', from: 'unpaid', to: 'voucher_review', reason: '', by: null, time: 1_769_731_200 }],
  account: { holder: 'Weaving Association', bank: 'Bank of the Canal', number: '6200 0000 0000' },
  can_send_voucher: true,
  can_pay_online: false,
} as const;

export const fees = {
  page: { request: page, answer: { list: [bill], total: 1 } },
  detail: {
    request: { feeId: 3 },
    answer: {
      id: 3,
      kind: 'membership',
      title: 'Membership 2026',
      description: 'For the year.',
      period,
      renews: true,
      bills: [bill],
    },
  },
  payDetail: { request: { billId: 31 }, answer: detail },
  uploadPayVoucher: { request: { bill_id: 31, cents: 200_000, note: '', files: ['slip.jpg'] }, answer: voucher },
  payOnline: {
    request: { bill_id: 31, return_path: '/me/fees/31' },
    answer: { url: 'https://checkout.example/pay/cs_1' },
  },
} satisfies ExamplesOf<Groups['fees']>;

const words = { title: 'Membership 2026', description: 'For the year.' };
const texts = { 'zh-cn': { title: '2026 年度会费', description: '全年。' }, en: words };

const terms = {
  kind: 'membership',
  payer: 'member',
  rule: { kind: 'fixed', cents: 200_000 },
  audience: { kind: 'all' },
  period_from: period.from,
  period_until: period.until,
  plan: [{ days: 30, share: 1000 }],
  is_pro_rata: true,
  renews: true,
  renews_before: 30,
  reminders: [-7, 0, 14],
} as const;

const fields = {
  ccId: 1,
  ...terms,
  plan: [...terms.plan],
  reminders: [...terms.reminders],
  texts,
};

const deskFee = {
  id: 3,
  version,
  state: 'published',
  ...terms,
  texts,
  bills: 212,
  billed: 42_400_000,
  paid: 30_000_000,
  outstanding: 12_400_000,
  renews_on: '2026-12-02',
  updated_time: 1_795_219_200,
} as const;

export const feeDesk = {
  search: { request: { ...page, state: 'published' }, answer: { list: [deskFee], total: 1 } },
  get: { request: { ccId: 1, id: 3 }, answer: deskFee },
  save: { request: fields, answer: { id: 3, version } },
  remove: { request: { ccId: 1, id: 9 }, answer: done },
  preview: {
    request: fields,
    answer: {
      list: [
        {
          payer: 'Lin Wen',
          member_id: 12,
          cents: 200_000,
          due: [{ due_on: '2026-01-31', cents: 200_000 }],
          is_billed: false,
          has_address: true,
        },
      ],
      total: 1,
      cents: 200_000,
    },
  },
  publish: { request: { ccId: 1, id: 3 }, answer: { bills: 212, cents: 42_400_000 } },
  bills: { request: { ...page, fee_id: 3, state: 'overdue' }, answer: { list: [bill], total: 1 } },
  bill: { request: { ccId: 1, id: 31 }, answer: detail },
  modifyMemberPayStatus: {
    request: { ccId: 1, id: 31, version, act: 'pay', cents: 200_000, way: 'cash', reason: 'Paid at the office.' },
    answer: detail,
  },
  vouchers: {
    request: { ...page, state: 'waiting' },
    answer: {
      list: [
        {
          ...voucher,
          payer: 'Lin Wen',
          title: 'Membership 2026',
          currency: 'CNY',
          expected: 200_000,
          duplicates: [
            {
              id: 4,
              bill_id: 22,
              payer: 'Chen Yu',
              title: 'Membership 2025',
              state: 'accepted',
              sent_time: 1_738_108_800,
            },
          ],
        },
      ],
      total: 1,
    },
  },
  voucherDecide: {
    request: { ccId: 1, id: 8, act: 'accept', cents: 200_000 },
    answer: { bill_id: 31, state: 'paid', receipt: '2026-000005' },
  },
  ledger: {
    request: { ...page, from: '2026-01-01', until: '2027-01-01', category_id: 2 },
    answer: {
      list: [
        { ...entry, bill_id: 31, payer: 'Lin Wen', title: 'Membership 2026', currency: 'CNY', receipt: '2026-000005' },
      ],
      total: 1,
      balances: { receivable: 12_400_000, bank: 30_000_000, income: -42_400_000, waived: 0, refunded: 0 },
      difference: 0,
      currency: 'CNY',
    },
  },
  export: { request: { ccId: 1, from: '2026-01-01', format: 'xlsx' }, answer: { url: '/v1/papers/MTc2.c2ln' } },
  receipts: {
    request: { ...page, keywords: '2026-0000', from: '2026-01-01' },
    answer: {
      list: [
        {
          ...detail.receipts[0],
          bill_id: 31,
          payer: 'Lin Wen',
          title: 'Membership 2026',
          currency: 'CNY',
          way: 'transfer',
          reason: '',
          cancels: null,
          given_time: 1_769_734_800,
        },
      ],
      total: 1,
    },
  },
  undelivered: {
    request: page,
    answer: {
      list: [
        {
          id: 7,
          bill_id: 31,
          payer: 'Lin Wen',
          title: 'Membership 2026',
          kind: 'reminder',
          recipient: null,
          problem: 'no_address',
          time: 1_769_126_400,
        },
      ],
      total: 1,
    },
  },
  settings: {
    request: { ccId: 1 },
    answer: { currency: 'CNY', account: { holder: 'Weaving Association', bank: 'Bank of the Canal', number: '62' } },
  },
  settingsSave: { request: { ccId: 1, currency: 'CNY', account: null }, answer: done },
  turnovers: { request: page, answer: { list: [{ id: 2, name: 'Canal Weaving', cents: 5_000_000_000 }], total: 1 } },
  turnoverSave: { request: { ccId: 1, id: 2, cents: 5_000_000_000 }, answer: done },
} satisfies ExamplesOf<Groups['feeDesk']>;
