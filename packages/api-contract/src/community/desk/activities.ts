import { enrolmentStates } from '@selvedge/domain/activity';
import { z } from 'zod';
import { defineCall } from '../../call';
import { enrolmentContact, idempotencyKey, rawActivity, rawStanding } from '../activities';
import { rawCustomForm } from '../custom-form';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import {
  done,
  keywords,
  line,
  pictureAddress,
  rawPictureTexts,
  rawTextsOf,
  saved,
  text,
  textsOf,
  version,
} from './fields';

const moment = unixSeconds.min(0).max(4_102_444_800);
const cents = z.int().min(0).max(100_000_000);
const seats = z.int().min(1).max(100_000);

const titles = { title: z.string(), place: z.string(), summary: z.string() };

/**
 * An activity as the desk's list shows it.
 *
 * @example
 * rawDeskActivity.shape.waiting.safeParse(3).success; // true
 */
export const rawDeskActivity = rawActivity
  .pick({
    id: true,
    phase: true,
    is_top: true,
    start_time: true,
    end_time: true,
    seats: true,
    taken: true,
    audience: true,
  })
  .extend({
    version,
    /** Places that are waited for. */
    waiting: z.int().nonnegative(),
    checked_in: z.int().nonnegative(),
    texts: rawTextsOf(titles),
  });

/** An activity as the desk's list shows it. */
export type RawDeskActivity = z.output<typeof rawDeskActivity>;

const settings = {
  close_time: moment.nullable(),
  has_waiting_list: z.boolean(),
  offer_hours: z.int().min(1).max(336),
  largest_party: z.int().min(1).max(50),
};

/** An activity as the desk edits it. */
export const rawDeskActivityDetail = rawDeskActivity.extend({
  ...settings,
  img: rawPictureTexts.nullable(),
  texts: rawTextsOf({ ...titles, body: z.string() }),
  cancel_reason: z.string(),
  tickets: z.array(
    z.object({
      id: z.int().positive(),
      seats: z.int().positive().nullable(),
      price: z.int().nonnegative(),
      member_price: z.int().nonnegative().nullable(),
      is_for_members: z.boolean(),
      taken: z.int().nonnegative(),
      texts: rawTextsOf({ title: z.string() }),
    }),
  ),
  form: rawCustomForm.nullable(),
});

const fields = {
  ccId,
  state: z.enum(['draft', 'published']),
  start_time: moment,
  end_time: moment,
  seats,
  audience: z.enum(['everyone', 'members', 'council']),
  is_top: z.boolean(),
  ...settings,
  img_url: pictureAddress,
  texts: textsOf({ title: line(200), place: text(200), summary: text(500), body: text(20_000) }),
  /** The kinds of tickets in their order; those that have an id are changed, others are new, missing ones are removed. */
  tickets: z
    .array(
      z.strictObject({
        id: id.optional(),
        seats: seats.nullable(),
        price: cents,
        member_price: cents.nullable(),
        is_for_members: z.boolean(),
        texts: textsOf({ title: line(100) }),
      }),
    )
    .min(1)
    .max(12),
  form: rawCustomForm.nullable(),
};

/** An enrolment as the desk sees it. */
export const rawDeskEnrolment = rawStanding.extend({
  ticket: z.string(),
  source: z.enum(['self', 'desk', 'walk_in']),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  enrolled_time: unixSeconds,
  /** Whether a slip of a transfer lies with it. */
  has_voucher: z.boolean(),
  places: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      member_id: z.int().positive().nullable(),
      checked_in_time: unixSeconds.nullable(),
      is_given_up: z.boolean(),
    }),
  ),
  /** The answers to the form, worded: label and answer. */
  answers: z.array(z.object({ label: z.string(), answer: z.string() })),
});

/** An enrolment as the desk sees it. */
export type RawDeskEnrolment = z.output<typeof rawDeskEnrolment>;

/** What the member list and its export are narrowed by: one and the same filter. */
const filter = { state: z.enum(enrolmentStates).optional(), keywords };

const one = { ccId, activityId: id };
const manage = { permission: 'activity.manage' } as const;

/** A file that a call hands over: its bytes in base64. */
export const rawFile = z.object({ name: z.string(), content_type: z.string(), content: z.string() });

export const activityDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/activity/search/{ccId}/{limit}/{offset}',
    access: manage,
    summary: 'Activities with drafts, by words of the title and by phase; the latest first.',
    source: 'specification §7, activities search; path and fields ours',
    request: z.strictObject({
      ...listRequest,
      keywords,
      state: z.enum(['draft', 'coming', 'running', 'over', 'cancelled']).optional(),
    }),
    response: listOf(rawDeskActivity),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/activity/get/{ccId}/{activityId}',
    access: manage,
    summary: 'One activity as the desk edits it.',
    source: 'ours: what update changes has to be read first',
    request: z.strictObject(one),
    response: rawDeskActivityDetail,
  }),
  create: defineCall({
    method: 'POST',
    path: '/cc/activity/create',
    access: manage,
    summary: 'Makes an activity, as a draft or published at once.',
    source: 'specification §7, activities create; fields ours',
    request: z.strictObject(fields),
    response: saved,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/cc/activity/update',
    access: manage,
    summary: 'Changes an activity; seats that are added pass on to who waits, at once.',
    source: 'specification §7, activities update by PUT; fields ours',
    request: z.strictObject({ ...fields, activityId: id, version }),
    response: saved,
  }),
  deleteActivity: defineCall({
    method: 'POST',
    path: '/cc/activity/deleteActivity',
    access: manage,
    idempotent: true,
    summary:
      'Deletes activities in which nobody is enrolled; refused with 409 for others, which are cancelled instead.',
    source: 'specification §7, activities deleteActivity; fields ours',
    request: z.strictObject({ ccId, ids: z.array(id).min(1).max(60) }),
    response: done,
  }),
  top: defineCall({
    method: 'POST',
    path: '/cc/activity/top',
    access: manage,
    idempotent: true,
    summary: 'Puts an activity on top of the list, or takes it down.',
    source: 'specification §7, activities top; fields ours',
    request: z.strictObject({ ...one, is_top: z.boolean() }),
    response: saved,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/cc/activity/cancel',
    access: manage,
    idempotent: true,
    summary: 'Cancels an activity; everybody who is enrolled or waits is told, once.',
    source: 'specification §7, activities cancel; fields ours',
    request: z.strictObject({ ...one, reason: textsOf({ reason: line(500) }) }),
    response: saved,
  }),
  members: defineCall({
    method: 'GET',
    path: '/cc/activity/members/{ccId}/{activityId}/{limit}/{offset}',
    access: manage,
    summary: 'Who is enrolled or waits, in the order in which they came.',
    source: 'ours: specification §3 names member lists of activities',
    request: z.strictObject({ ...listRequest, activityId: id, ...filter }),
    response: listOf(rawDeskEnrolment),
  }),
  exportMembers: defineCall({
    method: 'GET',
    path: '/cc/activity/exportMembers/{ccId}/{activityId}',
    access: manage,
    summary: 'The member list with the same filter as a table: one row a person, with the answers to the form.',
    source: 'specification §7, activities export members; fields ours',
    request: z.strictObject({ ...one, ...filter, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    response: rawFile,
  }),
  enrolFor: defineCall({
    method: 'POST',
    path: '/cc/activity/enrolFor',
    access: manage,
    idempotent: true,
    summary:
      'Enrols people at their wish, or at the door (`walk_in`), where they are let in and checked in at once as long as a seat is free.',
    source: 'ours: the secretariat enrols who calls, and who comes without being enrolled',
    request: z.strictObject({
      ...one,
      ticket_id: id.optional(),
      source: z.enum(['desk', 'walk_in']),
      ...enrolmentContact,
      email: z.string().trim().max(254).default(''),
      people: z
        .array(z.strictObject({ name: line(100), member_id: id.optional() }))
        .min(1)
        .max(50),
      idempotency_key: idempotencyKey,
    }),
    response: rawStanding,
  }),
  quitFor: defineCall({
    method: 'POST',
    path: '/cc/activity/quitFor',
    access: manage,
    idempotent: true,
    summary: 'Takes an enrolment back at its wish; its places pass on to who waits.',
    source: 'ours: the secretariat is called by who stays away',
    request: z.strictObject({ ...one, enrolmentId: id }),
    response: rawStanding,
  }),
  payment: defineCall({
    method: 'POST',
    path: '/cc/activity/payment',
    access: manage,
    idempotent: true,
    summary: 'Says how the money of an enrolment stands: there, refused with a reason, or paid back.',
    source: 'ours: vouchers of activities are looked at',
    request: z.strictObject({
      ...one,
      enrolmentId: id,
      payment: z.enum(['paid', 'refused', 'unpaid', 'refunded']),
      note: text(500).default(''),
    }),
    response: rawStanding,
  }),
  voucher: defineCall({
    method: 'GET',
    path: '/cc/activity/voucher/{ccId}/{activityId}/{enrolmentId}',
    access: manage,
    summary: 'The slip of a transfer that lies with an enrolment.',
    source: 'ours: vouchers of activities are looked at',
    request: z.strictObject({ ...one, enrolmentId: id }),
    response: rawFile,
  }),
  door: defineCall({
    method: 'GET',
    path: '/cc/activity/door/{ccId}/{activityId}',
    access: manage,
    summary:
      'The list of the door: every ticket that lets somebody in, with the SHA-256 of its code, so that codes are known without a connection and cannot be made from the list.',
    source: 'ours: check-in works without a connection',
    request: z.strictObject(one),
    response: z.object({
      activity: rawActivity.pick({ id: true, title: true, place: true, start_time: true, end_time: true, seats: true }),
      list: z.array(
        z.object({
          place_id: z.int().positive(),
          name: z.string(),
          contact: z.string(),
          ticket: z.string(),
          code_hash: z.string(),
          unpaid: z.int().nonnegative(),
          checked_in_time: unixSeconds.nullable(),
        }),
      ),
    }),
  }),
  checkIn: defineCall({
    method: 'POST',
    path: '/cc/activity/checkIn',
    access: manage,
    idempotent: true,
    summary:
      'Says who came and when, as often as need be: what a door has noted without a connection is sent later. The first time counts.',
    source: 'ours: check-in works without a connection',
    request: z.strictObject({
      ...one,
      list: z
        .array(z.strictObject({ place_id: id, time: moment, is_undone: z.boolean().default(false) }))
        .min(1)
        .max(500),
    }),
    response: z.object({
      list: z.array(z.object({ place_id: z.int().positive(), checked_in_time: unixSeconds.nullable() })),
      /** Tickets that let nobody in any more. */
      refused: z.array(z.int().positive()),
    }),
  }),
  announce: defineCall({
    method: 'POST',
    path: '/cc/activity/announce',
    access: manage,
    idempotent: true,
    summary:
      'Tells those enrolled something, by mail and on their tickets’ page; the same words sent twice are told once.',
    source: 'ours: those enrolled are told what changes',
    request: z.strictObject({
      ...one,
      title: line(200),
      body: line(5000),
      include_waiting: z.boolean().default(false),
    }),
    response: z.object({ receivers: z.int().nonnegative() }),
  }),
  certificate: defineCall({
    method: 'GET',
    path: '/cc/activity/certificate/{ccId}/{activityId}/{placeId}',
    access: manage,
    summary: 'The certificate of attendance of somebody who was checked in, as PDF.',
    source: 'ours: who came is given it on paper',
    request: z.strictObject({ ...one, placeId: id }),
    response: rawFile,
  }),
};
