import { accountLimits, codeDigits, isNick, readTarget } from '@selvedge/domain/account';
import { z } from 'zod';
import { unixSeconds } from './list';

/** A phone or an e-mail address, as somebody types it. */
export const target = z
  .string()
  .min(1)
  .max(254)
  .refine((text) => readTarget(text) !== null || !text.includes('@'), { params: { code: 101 } })
  .refine((text) => readTarget(text) !== null || text.includes('@'), { params: { code: 102 } });

/** A phone, as somebody types it. */
export const phone = z
  .string()
  .min(1)
  .max(40)
  .refine((text) => readTarget(text)?.kind === 'phone', { params: { code: 102 } });

/** The digits that were sent. */
export const code = z
  .string()
  .min(1)
  .max(12)
  .refine((text) => text.trim().length === codeDigits && /^\d{1,12}$/.test(text.trim()), { params: { code: 120 } });

/** A password that is chosen. */
export const newPassword = z.string().min(accountLimits.password.min).max(accountLimits.password.max);

/** A password that is shown: whatever it is, only its being right counts. */
export const password = z.string().min(1).max(accountLimits.password.max);

export const nick = z
  .string()
  .min(1)
  .max(100)
  .refine(isNick, { params: { code: 109 } });

export const languageCode = z.enum(['zh-cn', 'en']);

/** Something that was given out by us: a key, a secret, a state. */
export const token = z.string().regex(/^[\w-]{16,128}$/);

/** How the session shall travel: in a cookie of the browser that asks, or in a token for a program to keep. */
export const sessionKind = z.enum(['bearer', 'cookie']).default('bearer');

/**
 * A person's own account as it comes. `phone` and `email` are null while they are not proven; `erase_time` is set while
 * the account waits to be erased.
 *
 * @example
 * rawUser.shape.nick.safeParse('anna').success; // true
 */
export const rawUser = z.object({
  id: z.int().positive(),
  nick: z.string(),
  avatar: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  language: languageCode,
  has_password: z.boolean(),
  created_time: unixSeconds,
  erase_time: unixSeconds.nullable(),
});

/** A person's own account as it comes. */
export type RawUser = z.output<typeof rawUser>;

/**
 * A session that was opened. `token` is null when it travels in a cookie. `is_new` says that the account was made by
 * this very call; `kept` that a wish to be erased was taken back by it.
 *
 * @example
 * rawSession.shape.token.safeParse(null).success; // true
 */
export const rawSession = z.object({
  token: z.string().nullable(),
  expires_time: unixSeconds,
  is_new: z.boolean(),
  kept: z.boolean(),
  user: rawUser,
});

/** A session that was opened. */
export type RawSession = z.output<typeof rawSession>;

/** An answer that says nothing but that it is done. */
export const done = z.object({ done: z.literal(true) });
