import { enrolmentStates } from '@selvedge/domain/activity';
import { isEmail, isPhone } from '@selvedge/domain/inquiry';
import { z } from 'zod';
import { rawActivity } from './activity';
import { formAnswers, rawFormVersion } from './custom-form';
import { id, unixSeconds } from './list';

/** How an enrolment stands; `place` counts from 1 in the waiting list. */
const standing = {
  id: z.int().positive(),
  state: z.enum(enrolmentStates),
  size: z.int().positive(),
  place: z.int().positive().nullable(),
  /** Until then an offer holds. */
  offer_end_time: unixSeconds.nullable(),
  /** What is to be paid, in cents. */
  total: z.int().nonnegative(),
  payment: z.enum(['free', 'unpaid', 'review', 'paid', 'refused', 'refund_due', 'refunded']),
};

/** How an enrolment stands. */
export const rawStanding = z.object(standing);

/** One's own enrolment in a list. */
export const rawEnrolment = z.object({
  ...standing,
  enrolled_time: unixSeconds,
  activity: rawActivity.pick({ id: true, phase: true, title: true, place: true, start_time: true, end_time: true }),
});

/** One's own enrolment in a list. */
export type RawEnrolment = z.output<typeof rawEnrolment>;

/** A ticket: what its QR code says is `code`, drawn in `svg`; nothing of both while the place is not sure. */
const rawPlace = z.object({
  id: z.int().positive(),
  name: z.string(),
  code: z.string().nullable(),
  svg: z.string().nullable(),
  checked_in_time: unixSeconds.nullable(),
  is_given_up: z.boolean(),
  /** Whether somebody else may come with it. */
  can_hand_on: z.boolean(),
});

/**
 * One ticket by its code, for whoever was handed it: guests of a party, and who was enrolled without an account.
 *
 * @example
 * rawTicket.shape.name.safeParse('Bo Madsen').success; // true
 */
export const rawTicket = z.object({
  name: z.string(),
  /** The kind of ticket. */
  ticket: z.string(),
  code: z.string(),
  svg: z.string(),
  checked_in_time: unixSeconds.nullable(),
  activity: rawActivity.pick({ id: true, phase: true, title: true, place: true, start_time: true, end_time: true }),
});

/** One ticket by its code. */
export type RawTicket = z.output<typeof rawTicket>;

/** One's own enrolment with its tickets, and what those enrolled were told. */
export const rawEnrolmentDetail = rawEnrolment.extend({
  ticket: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  payment_note: z.string(),
  /** The bill of what it costs, once its places are sure: how to pay, what was paid, receipts. */
  bill_id: z.int().positive().nullable(),
  places: z.array(rawPlace),
  answers: formAnswers,
  form: rawFormVersion.nullable(),
  notices: z.array(z.object({ id: z.int().positive(), title: z.string(), body: z.string(), time: unixSeconds })),
});

/** One's own enrolment with its tickets. */
export type RawEnrolmentDetail = z.output<typeof rawEnrolmentDetail>;

/** A file that a call hands over: its bytes in base64. */
export const rawFile = z.object({ name: z.string(), content_type: z.string(), content: z.string() });

const required = { error: 'is required', params: { code: 200 }, abort: true } as const;
/** The name of somebody who comes. */
export const attendeeName = z
  .string()
  .trim()
  .max(100)
  .refine((text) => text !== '', required);

/**
 * Who comes; `member_id` when it is a member of the community, who then pays the members' price; `is_self` for the one
 * who asks.
 */
export const attendee = z.strictObject({
  name: attendeeName,
  member_id: id.optional(),
  is_self: z.boolean().optional(),
});

/** How who enrols is reached. */
export const enrolmentContact = {
  contact: attendeeName,
  email: z
    .string()
    .trim()
    .max(254)
    .refine((text) => text !== '', required)
    .refine(isEmail, { error: 'is not a mail address', params: { code: 101 } }),
  phone: z
    .string()
    .trim()
    .max(40)
    .refine((text) => text === '' || isPhone(text), { error: 'is not a telephone number', params: { code: 102 } })
    .default(''),
};
