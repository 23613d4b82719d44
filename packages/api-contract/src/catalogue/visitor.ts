import { z } from 'zod';
import { defineCall } from '../call';

const nothing = z.strictObject({});

export const visitor = {
  data: defineCall({
    method: 'GET',
    path: '/data',
    summary:
      'What is kept about the visitor of the request’s cookie: kinds and counts. `first_seen` is in unix seconds; both it and the code are null for an unknown visitor.',
    source: 'ours: a visitor may know what is stored about the visitor_code of specification §6',
    request: nothing,
    response: z.object({
      visitor_code: z.string().nullable(),
      first_seen: z.int().nullable(),
      actions: z.array(z.object({ page_action: z.string(), count: z.int() })),
      link_clicks: z.int(),
      download_requests: z.int(),
      inquiries: z.int(),
      orders: z.int(),
    }),
  }),
  erase: defineCall({
    method: 'POST',
    path: '/erase',
    idempotent: true,
    summary:
      'Erases the visitor of the request’s cookie with every action and link noted and every request for a file; inquiries and orders stay, and nobody can tell any more which visitor sent them. `erased` tells whether there was anything.',
    source: 'ours: a visitor may have erased what is stored about the visitor_code of specification §6',
    request: nothing,
    response: z.object({ erased: z.boolean() }),
  }),
};
