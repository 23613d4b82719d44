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
    source: 'specification §3 (inquiry payload), §5, §7 (message-board add)',
    request: z.strictObject(rawInquiry.shape),
    response: z.object({ id: z.int(), reference: z.string(), received_at: z.int() }),
  }),
};
