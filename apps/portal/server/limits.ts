import type { LimitRow, Limits } from '@selvedge/server-kit';

/** How often one address, or whoever the key names, may do what costs us or what others could be hurt by. */
export const limitTable = {
  /** Signing in, by address and by account: a person mistypes some times, a machine guesses for ever. */
  signIn: { points: 30, seconds: 600 },
  signInTo: { points: 10, seconds: 600 },
  /** Codes, by address and by the phone or mailbox that they go to. */
  code: { points: 30, seconds: 3600 },
  codeTo: { points: 5, seconds: 3600 },
  codeSoon: { points: 1, seconds: 30 },
  /** The first codes of an address go without captcha. */
  freeCode: { points: 3, seconds: 600 },
  captcha: { points: 120, seconds: 60 },
  /** Confirmations that were waited for instead of counted for. */
  captchaWait: { points: 10, seconds: 3600 },
  scan: { points: 60, seconds: 600 },
  nick: { points: 60, seconds: 600 },
  account: { points: 120, seconds: 600 },
  /** Messages and applications: a person sends a few, a machine hundreds. */
  message: { points: 10, seconds: 600 },
  application: { points: 10, seconds: 600 },
  /** Enrolling, by account. */
  enrolment: { points: 60, seconds: 600 },
  /** Slips of transfers: a person sends one for a bill, and again when it was refused. */
  voucher: { points: 20, seconds: 3600 },
  visit: { points: 120, seconds: 60 },
  /** Pictures, by account: each is decoded and made anew. */
  upload: { points: 60, seconds: 600 },
} as const satisfies Record<string, LimitRow>;

export type PortalLimits = Limits<keyof typeof limitTable>;
