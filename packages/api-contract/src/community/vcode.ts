import { z } from 'zod';
import { defineCall } from '../call';
import { target } from './account-fields';
import { unixSeconds } from './list';

export const vcode = {
  create: defineCall({
    method: 'POST',
    path: '/vcode/create',
    summary:
      'A puzzle that shows a browser to be no flood of requests, in the form that altcha reads; each may be solved once. Who cannot count waits: the payload of `wait` is right `seconds` after it was given.',
    source: 'specification §7, vcode create; fields ours (altcha’s)',
    request: z.strictObject({}),
    response: z.object({
      algorithm: z.enum(['SHA-1', 'SHA-256', 'SHA-512']),
      challenge: z.string(),
      maxnumber: z.int().positive(),
      salt: z.string(),
      signature: z.string(),
      wait: z.object({ payload: z.string(), seconds: z.int().nonnegative() }),
    }),
  }),
  guardCheck: defineCall({
    method: 'POST',
    path: '/vcode/guard/check',
    summary:
      'Judges a solved puzzle. A right one lets one code be sent until `expires_time`; a wrong, old or used one is an answer too, not a failure.',
    source: 'specification §7, vcode guard checks (captcha); fields ours (altcha’s payload)',
    request: z.strictObject({ payload: z.base64().min(1).max(2000) }),
    response: z.object({ verified: z.boolean(), expires_time: unixSeconds.nullable() }),
  }),
  send: defineCall({
    method: 'POST',
    path: '/vcode/send',
    summary:
      'Sends a code to a phone or a mailbox. It answers the same whether anybody has an account there. After the first codes of an address a solved puzzle is asked for (issue `captcha`).',
    source: 'specification §7, vcode send; fields ours',
    request: z.strictObject({
      target,
      /** What the code lets one do; it is wrong for anything else. `bind` and `verify` are for who has signed in. */
      scene: z.enum(['register', 'login', 'reset', 'bind', 'verify']),
    }),
    response: z.object({
      /** Where it went, as far as a page may show it. */
      sent_to: z.string(),
      expires_time: unixSeconds,
      /** When the next one may be asked for. */
      next_time: unixSeconds,
    }),
  }),
};
