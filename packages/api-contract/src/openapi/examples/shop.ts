import type { catalogueContract } from '../../catalogue';
import type { ExamplesOf } from './example';
import { selvedgeDenim } from './product-shapes';

const key = { number: 'SO-2026-000123', token: 'pW1s0mB6vYdQ3kX9fLr2TzUhNa8eGjCo' };

const rule = { condition_type: 1, condition_value: 100, type: 1, value: 850 };

const line = {
  product_id: 40,
  title: selvedgeDenim.title,
  href: selvedgeDenim.page_url_suffix,
  article_number: 'SV-2040',
  img: selvedgeDenim.img,
  unit: 'm',
  options: [{ name: 'Colour', value: 'Indigo' }],
  quantity: 100,
  full_price: 1240,
  unit_price: 1240,
  amount: 124_000,
  discount: 18_600,
  total: 105_400,
  rule,
};

const totals = {
  currency: 'USD' as const,
  subtotal: 124_000,
  discount: 18_600,
  shipping: 4500,
  total: 109_900,
};

const buyer = {
  name: 'Ines Varga',
  email: 'ines@brookside-shirts.example',
  phone: '+351 21 555 0142',
  company: 'Brookside Shirts',
  country: 'Portugal',
  region: '',
  city: 'Guimarães',
  postcode: '4800-000',
  street: 'Rua da Lançadeira 7',
  street_more: '',
  note: 'Please roll, do not fold.',
};

const asked = { product_id: 40, quantity: 100, choice: [0], seen: '3f9a2c81d04be657' };

const account = {
  rows: [
    { name: 'Beneficiary', value: 'Selvedge Mill' },
    { name: 'IBAN', value: 'XX00 0000 0000 0000 0000 00' },
  ],
  note: 'Please write the order number into the transfer.',
};

const placed = {
  number: key.number,
  state: 'placed' as const,
  placed_at: 1_795_273_201,
  pay_until: 1_795_878_001,
  payment_type: 16,
  ...totals,
  buyer,
  lines: [line],
  payments: [],
  proofs: [],
  proof_refusal: '',
  can_pay: true,
  can_cancel: true,
  can_send_proof: true,
};

const cancelled = {
  ...placed,
  state: 'cancelled' as const,
  pay_until: null,
  can_pay: false,
  can_cancel: false,
  can_send_proof: false,
};

const paid = {
  ...cancelled,
  state: 'paid' as const,
  payment_type: 17,
  payments: [{ payment_type: 17, state: 'paid' as const, amount: 109_900, at: 1_795_273_420 }],
};

const proofName = 'transfer.pdf';

export const shop = {
  quote: {
    request: { lines: [asked] },
    answer: {
      ...totals,
      lines: [{ ...line, choice: [0], status: 0, price_version: '3f9a2c81d04be657', least: 1, most: 860 }],
      can_order: true,
    },
  },
  paymentTypes: {
    request: {},
    answer: {
      list: [
        { payment_type: 17, name: 'Stripe', kind: 'redirect', rows: [], note: '' },
        { payment_type: 16, name: 'BankCard', kind: 'transfer', ...account },
      ],
    },
  },
  createOrder: {
    request: {
      idempotency_key: '5f0c2a9e-77d1-4c55-9e63-0a8b1f1f2f11',
      lines: [asked],
      payment_type: 16,
      total: 109_900,
      ...buyer,
    },
    answer: { ...key, state: 'placed', total: 109_900, pay_until: 1_795_878_001 },
  },
  order: { request: key, answer: placed },
  cancelOrder: { request: key, answer: cancelled },
  pay: {
    request: { ...key, payment_type: 17, return_url: 'https://mill.example/order/SO-2026-000123' },
    answer: { kind: 'redirect', url: 'https://checkout.example/c/pay/cs_0a1b2c3d' },
  },
  confirmPayment: { request: key, answer: paid },
  uploadProof: {
    request: { ...key, files: [{ name: proofName, url: 'https://mill.example/uploads/0a1b.pdf', size: 48_213 }] },
    answer: {
      ...placed,
      state: 'proof_review',
      pay_until: null,
      can_pay: false,
      proofs: [{ name: proofName, size: 48_213, at: 1_795_290_000 }],
    },
  },
} satisfies ExamplesOf<(typeof catalogueContract)['groups']['shop']>;
