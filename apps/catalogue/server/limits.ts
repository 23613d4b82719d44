import type { LimitRow, Limits } from '@selvedge/server-kit';

/**
 * How often one address may read what is not kept and has to be looked for: a person who clicks through filters does
 * so once a second at most. Each instance counts for itself, so that counting costs no query.
 */
export const readingTable = { reading: { points: 300, seconds: 60 } } as const satisfies Record<string, LimitRow>;

export type ReadingLimits = Limits<keyof typeof readingTable>;

/** How often one address may do what costs us: enough for an office behind one address, too little for a flood. */
export const limitTable = {
  inquiry: { points: 60, seconds: 60 },
  order: { points: 60, seconds: 60 },
  /** Links to limited files: how many an address may ask for, and how many one person is sent. */
  downloadLink: { points: 20, seconds: 3600 },
  downloadMail: { points: 5, seconds: 3600 },
  upload: { points: 60, seconds: 60 },
  tracking: { points: 600, seconds: 60 },
  visitor: { points: 60, seconds: 60 },
  captcha: { points: 120, seconds: 60 },
  /** The first try of an address goes without captcha. */
  freeForm: { points: 1, seconds: 600 },
  /** Confirmations that were waited for instead of counted for. */
  captchaWait: { points: 5, seconds: 3600 },
} as const satisfies Record<string, LimitRow>;

export type CatalogueLimits = Limits<keyof typeof limitTable>;
