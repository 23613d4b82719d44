import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Solved captchas: each vouches once, and is kept until it could not be believed anyway, so that none is solved twice. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  {
    challenge: text().primaryKey(),
    /** Whom it vouches for: the visitor's code, or what stands for the address of one without. */
    holder: text().notNull(),
    expiresAt: moment().notNull(),
    /** When a form was sent with it. */
    spentAt: moment(),
  },
  (table) => [
    index('captcha_proofs_holder').on(table.holder, table.expiresAt),
    index('captcha_proofs_end').on(table.expiresAt),
  ],
);
