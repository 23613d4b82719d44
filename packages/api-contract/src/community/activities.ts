import { activityPhases, enrolmentStates } from '@selvedge/domain/activity';
import { isEmail, isPhone } from '@selvedge/domain/inquiry';
import { z } from 'zod';
import { defineCall } from '../call';
import { formAnswers, rawFormVersion } from './custom-form';
import { idempotencyKey } from './desk/once';
import { ccId, id, keywords, listOf, listRequest, picture, unixSeconds } from './list';

/**
 * Activity statuses. The specification names the field and not its values (§4), so they are ours: 0 any, 1 not begun,
 * 2 going on, 3 over, 4 cancelled.
 *
 * @example
 * activityStatuses.running; // 2
 */
export const activityStatuses = { any: 0, coming: 1, running: 2, over: 3, cancelled: 4 } as const;

/**
 * An activity as it comes. `enrolled` may exceed `seats`: the rest is waiting.
 *
 * @example
 * rawActivity.shape.audience.safeParse('members').success; // true
 */
export const rawActivity = z.object({
  id: z.int().positive(),
  status: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** What one can do now: enrol, wait, or nothing any more. */
  phase: z.enum(activityPhases),
  is_top: z.boolean(),
  title: z.string(),
  place: z.string(),
  summary: z.string(),
  start_time: unixSeconds,
  end_time: unixSeconds,
  seats: z.int().positive(),
  /** Places that nobody else can have: of those who come, and offered ones. */
  taken: z.int().nonnegative(),
  enrolled: z.int().nonnegative(),
  audience: z.enum(['everyone', 'members', 'council']),
  /** The least that a place costs, in cents. */
  price_from: z.int().nonnegative(),
});

/** An activity as it comes. */
export type RawActivity = z.output<typeof rawActivity>;

/** A kind of ticket as it comes. Prices are in cents. */
export const rawActivityTicket = z.object({
  id: z.int().positive(),
  title: z.string(),
  price: z.int().nonnegative(),
  /** What members pay; null when the same. */
  member_price: z.int().nonnegative().nullable(),
  is_for_members: z.boolean(),
  /** Its own share of the seats; null when all of them. */
  seats: z.int().positive().nullable(),
  taken: z.int().nonnegative(),
});

/**
 * The page of an activity.
 *
 * @example
 * rawActivityDetail.shape.largest_party.safeParse(6).success; // true
 */
export const rawActivityDetail = rawActivity.extend({
  cc_id: z.int().positive(),
  /** Plain text; an empty line parts two paragraphs. */
  body: z.string(),
  cancel_reason: z.string(),
  /** From then on nobody can enrol. */
  close_time: unixSeconds,
  /** Whether one can enrol, or wait, now. */
  is_open: z.boolean(),
  has_waiting_list: z.boolean(),
  /** Places that are waited for. */
  waiting: z.int().nonnegative(),
  /** How long an offered place is held. */
  offer_hours: z.int().positive(),
  largest_party: z.int().positive(),
  img: picture.nullable(),
  tickets: z.array(rawActivityTicket),
  form: rawFormVersion.nullable(),
  updated_time: unixSeconds,
});

/** The page of an activity. */
export type RawActivityDetail = z.output<typeof rawActivityDetail>;

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
const name = z
  .string()
  .trim()
  .max(100)
  .refine((text) => text !== '', required);

/**
 * Who comes; `member_id` when it is a member of the community, who then pays the members' price; `is_self` for the one
 * who asks.
 */
const person = z.strictObject({ name, member_id: id.optional(), is_self: z.boolean().optional() });

/** How who enrols is reached. */
export const enrolmentContact = {
  contact: name,
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

const enrolment = {
  ccId,
  activityId: id,
  /** The kind of ticket; the activity's first one when it is left out. */
  ticket_id: id.optional(),
  ...enrolmentContact,
  answers: formAnswers.default({}),
  idempotency_key: idempotencyKey,
};

const own = z.strictObject({ enrolmentId: id });

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'must be a month, such as 2026-11' });

const enrolSummary = 'when nothing is free and a waiting list is kept, the enrolment waits. Sent twice it is one.';

export const activities = {
  page: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/page/{ccId}/{status}/{limit}/{offset}',
    summary: 'Activities of a status: those to come by their day, those that are over latest first.',
    source: 'specification §7, activities page/{ccId}/{status}/{limit}/{offset}; status values and fields ours',
    request: z.strictObject({ ...listRequest, status: z.coerce.number<number | string>().int().min(0).max(4) }),
    response: listOf(rawActivity),
  }),
  search: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/search/{ccId}/{limit}/{offset}',
    summary: 'Activities by words of their title, place or summary, by month and by status.',
    source: 'specification §7, activities search; path below h5/cc and fields ours',
    request: z.strictObject({
      ...listRequest,
      keywords: keywords.optional(),
      month: month.optional(),
      status: z.coerce.number<number | string>().int().min(0).max(4).default(0),
    }),
    response: listOf(rawActivity),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/detail/{activityId}',
    summary: 'One activity with its kinds of tickets and the form that is filled in to enrol.',
    source: 'ours: an activity has a page of its own',
    request: z.strictObject({ activityId: id }),
    response: rawActivityDetail,
  }),
  memberJoin: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/memberJoin',
    access: 'member',
    idempotent: true,
    summary: `Enrols the caller, a member, with what is known of them; ${enrolSummary}`,
    source: 'specification §7, activities member join; path and fields ours',
    request: z.strictObject({ ccId, activityId: id, ticket_id: id.optional(), answers: formAnswers.default({}) }),
    response: rawStanding,
  }),
  enrol: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/enrol',
    access: 'account',
    idempotent: true,
    summary: `Enrols one person; ${enrolSummary}`,
    source: 'specification §7, activities enrol single; path and fields ours',
    request: z.strictObject(enrolment),
    response: rawStanding,
  }),
  enrolMany: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/enrolMany',
    access: 'account',
    idempotent: true,
    summary: `Enrols a party, which gets its places together or waits for them together; ${enrolSummary}`,
    source: 'specification §7, activities enrol many; path and fields ours',
    request: z.strictObject({ ...enrolment, people: z.array(person).min(1).max(50) }),
    response: rawStanding,
  }),
  accept: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/enrolment/accept',
    access: 'account',
    idempotent: true,
    summary: 'Takes the places that one’s own enrolment was offered; refused with 409 when the offer has passed on.',
    source: 'ours: an offer of the waiting list is accepted',
    request: own,
    response: rawStanding,
  }),
  quit: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/enrolment/quit',
    access: 'account',
    idempotent: true,
    summary: 'Gives up one’s own enrolment, or some of its places; they pass on to who waits.',
    source: 'ours: who enrolled may stay away',
    request: z.strictObject({ enrolmentId: id, place_ids: z.array(id).min(1).max(50).optional() }),
    response: rawStanding,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/enrolment/mine/{ccId}/{limit}/{offset}',
    access: 'account',
    summary: 'One’s own enrolments: those to come by their day, then those that are over.',
    source: 'ours: my activities',
    request: z.strictObject(listRequest),
    response: listOf(rawEnrolment),
  }),
  enrolment: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/enrolment/detail/{enrolmentId}',
    access: 'account',
    summary: 'One’s own enrolment with its tickets and their QR codes.',
    source: 'ours: who enrolled has tickets',
    request: own,
    response: rawEnrolmentDetail,
  }),
  rename: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/enrolment/rename',
    access: 'account',
    idempotent: true,
    summary:
      'Hands a ticket of one’s own enrolment to somebody else: its name changes, and its code, so that the old one lets nobody in. Refused with 409 once somebody came with it.',
    source: 'ours: somebody else comes in one’s stead',
    request: z.strictObject({ enrolmentId: id, place_id: id, name }),
    response: rawStanding,
  }),
  certificate: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/enrolment/certificate/{enrolmentId}/{placeId}',
    access: 'account',
    summary: 'The certificate of attendance of somebody of one’s own enrolment who was checked in, as PDF.',
    source: 'ours: who came is given it on paper',
    request: z.strictObject({ enrolmentId: id, placeId: id }),
    response: rawFile,
  }),
  ticket: defineCall({
    method: 'GET',
    path: '/h5/cc/activity/ticket/{code}',
    summary: 'One ticket by its code, for whoever was handed it.',
    source: 'ours: guests and people without an account have tickets too',
    request: z.strictObject({ code: z.string().regex(/^[\w-]{20}$/, { error: 'is not the code of a ticket' }) }),
    response: rawTicket,
  }),
  voucher: defineCall({
    method: 'POST',
    path: '/h5/cc/activity/enrolment/voucher',
    access: 'account',
    encoding: 'multipart',
    summary: 'Takes the slip of a transfer for one’s own enrolment, which is then looked at by the secretariat.',
    source: 'ours: activities cost something, and fees are paid by vouchers (specification §7, uploadPayVoucher)',
    request: z.strictObject({ enrolmentId: id, files: z.array(z.instanceof(File)).min(1).max(1) }),
    response: rawStanding,
  }),
  formFile: defineCall({
    method: 'POST',
    path: '/h5/cc/form/file',
    access: 'account',
    encoding: 'multipart',
    summary: 'Takes a file for an answer of a form; its id then stands in the answer.',
    source: 'ours: forms have file fields',
    request: z.strictObject({ files: z.array(z.instanceof(File)).min(1).max(1) }),
    response: z.object({ id: z.int().positive(), name: z.string(), size: z.int() }),
  }),
};
