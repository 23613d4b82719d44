import type { catalogueContract } from '../../catalogue';
import type { ExamplesOf } from './example';

type Groups = (typeof catalogueContract)['groups'];

export const messageBoard = {
  add: {
    request: {
      ccId: 1,
      name: 'Ines Varga',
      email: 'ines@brookside-shirts.example',
      msg: 'Please send swatches of the Oxford in light blue. We need 600 m in March.',
      company: 'Brookside Shirts',
      country: 'Portugal',
      tel: '+351 21 555 0142',
      whatsApp: '+351 91 555 0142',
      ext: '{"type":"product","list":[{"id":12,"name":"Oxford","images":["/p1/12-oxford.jpg"]}]}',
      time: 1_795_273_200_000,
      idempotency_key: '5f0c2a9e-77d1-4c55-9e63-0a8b1f1f2f11',
      files: [{ name: 'order.pdf', url: 'https://mill.example/uploads/0a1b.pdf', size: 48_213 }],
    },
    answer: { id: 318, reference: 'SV-2026-0318', received_at: 1_795_273_201 },
  },
} satisfies ExamplesOf<Groups['messageBoard']>;

export const upload = {
  file: {
    request: { files: ['order.pdf'] },
    answer: { list: [{ name: 'order.pdf', host: 'https://mill.example/uploads/', cname: '0a1b.pdf', size: 48_213 }] },
  },
} satisfies ExamplesOf<Groups['upload']>;

const knownVisitor = { site_id: 1, visitor_code: 'k3Jd82mQpA' };

export const tracking = {
  visitorUrl: {
    request: {
      ...knownVisitor,
      visitor_id: 0,
      name: 'whatsapp',
      source_url: '/product/12-oxford',
      target_url: 'https://chat.example/selvedge',
    },
    answer: {},
  },
  visitorAction: {
    request: {
      ...knownVisitor,
      page_url: '/product/12-oxford',
      content_type: 'product',
      page_type: 'product_detail',
      page_action: 'view',
    },
    answer: {},
  },
  visitorActions: {
    request: {
      ...knownVisitor,
      actions: [
        { page_url: '/', content_type: 'page', page_type: 'home', page_action: 'view', age: 4200 },
        {
          page_url: '/product/12-oxford',
          content_type: 'product',
          page_type: 'product_detail',
          page_action: 'inquiry_add',
          age: 0,
        },
      ],
    },
    answer: {},
  },
} satisfies ExamplesOf<Groups['tracking']>;

/** The hash of the salt followed by 4711, as a browser that counted up to 4711 found it. */
const puzzle = {
  algorithm: 'SHA-256' as const,
  challenge: 'e1a0af37b0ca66eee0a41c3cbc02b4d252cc36926de4c4113260f80ad559cf66',
  salt: '9f2c51d07ab3?expires=1795273800',
  signature: 'c4b3a5f0f1c2d7e69a80b1d2c3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f506',
};

export const captcha = {
  challenge: {
    request: {},
    answer: { ...puzzle, maxnumber: 50_000, wait: { payload: 'MTc5NTI3MzgyMC5hYmMxMjM=', seconds: 20 } },
  },
  verify: {
    request: {
      payload:
        'eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiZTFhMGFmMzdiMGNhNjZlZWUwYTQxYzNjYmMwMmI0ZDI1MmNjMzY5MjZkZTRjNDExMzI2MGY4MGFkNTU5Y2Y2NiIsIm51bWJlciI6NDcxMSwic2FsdCI6IjlmMmM1MWQwN2FiMz9leHBpcmVzPTE3OTUyNzM4MDAiLCJzaWduYXR1cmUiOiJjNGIzYTVmMGYxYzJkN2U2OWE4MGIxZDJjM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZmEwYjFjMmQzZTRmNTA2In0=',
    },
    answer: { verified: true, expires_at: 1_795_276_800 },
  },
} satisfies ExamplesOf<Groups['captcha']>;

export const visitor = {
  data: {
    request: {},
    answer: {
      visitor_code: 'k3Jd82mQpA',
      first_seen: 1_795_100_000,
      actions: [
        { page_action: 'view', count: 14 },
        { page_action: 'inquiry_add', count: 2 },
      ],
      link_clicks: 1,
      download_requests: 0,
      inquiries: 1,
      orders: 0,
    },
  },
  erase: { request: {}, answer: { erased: true } },
} satisfies ExamplesOf<Groups['visitor']>;
