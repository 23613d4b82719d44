import { z } from 'zod';
import { defineCall } from '../call';

/**
 * A puzzle that a browser solves by counting, in the form that the altcha widget reads: the number up to `maxnumber`
 * whose hash with the salt is the challenge. The salt carries the puzzle's end; the signature is the server's.
 *
 * @example
 * const challenge = { algorithm: 'SHA-256', challenge: '5d41…', maxnumber: 50_000, salt: '9f2c', signature: 'c4b3…' };
 * rawCaptchaChallenge.safeParse(challenge).success; // true
 */
export const rawCaptchaChallenge = z.object({
  algorithm: z.enum(['SHA-1', 'SHA-256', 'SHA-512']),
  challenge: z.string(),
  maxnumber: z.int().positive(),
  salt: z.string(),
  signature: z.string(),
});

/** A puzzle as it comes. */
export type RawCaptchaChallenge = z.output<typeof rawCaptchaChallenge>;

export const captcha = {
  challenge: defineCall({
    method: 'GET',
    path: '/challenge',
    summary:
      'A puzzle that shows a visitor’s browser to be no flood of requests; each may be solved once. Who cannot count waits: the payload of `wait` is right `seconds` after it was given.',
    source: 'ours: what captcha/verify judges has to come from somewhere',
    request: z.strictObject({}),
    response: rawCaptchaChallenge.extend({
      wait: z.object({ payload: z.string(), seconds: z.int().nonnegative() }),
    }),
  }),
  verify: defineCall({
    method: 'POST',
    path: '/verify',
    encoding: 'form',
    summary:
      'Judges a solved puzzle. A right one vouches for one form of the visitor until `expires_at`, in unix seconds; a wrong, old or used one is an answer too, not a failure.',
    source: 'specification §7, captcha/verify; its payload fields are not shown, so they are ours (altcha’s payload)',
    request: z.strictObject({ payload: z.base64().min(1).max(2000) }),
    response: z.object({ verified: z.boolean(), expires_at: z.int().nullable() }),
  }),
};
