import { rawInquiry } from '@selvedge/domain/inquiry';
import { z } from 'zod';
import { defineCall } from '../call';

export const messageBoard = {
  add: defineCall({
    method: 'POST',
    path: '/add',
    access: 'public',
    idempotent: true,
    summary:
      'Takes an inquiry or a message. The same idempotency key gives the same answer and one inquiry; an answer means that it is committed.',
    source: 'specification §7, message-board add: the inquiry fields of §3; idempotency key and files ours',
    request: z.strictObject(rawInquiry.shape),
    response: z.object({ id: z.int(), reference: z.string(), received_at: z.int() }),
  }),
};
