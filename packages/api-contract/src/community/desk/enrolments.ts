import { enrolmentStates } from '@selvedge/domain/activity';
import { z } from 'zod';
import { defineCall } from '../../call';
import { enrolmentContact, rawFile, rawStanding } from '../enrolment';
import { id, listOf, listRequest, unixSeconds } from '../list';
import { oneActivity } from './activity-fields';
import { keywords, line, text } from './fields';
import { idempotencyKey } from './once';

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
  /** The files that the answers name. */
  files: z.array(z.object({ id: z.int().positive(), name: z.string() })),
});

/** An enrolment as the desk sees it. */
export type RawDeskEnrolment = z.output<typeof rawDeskEnrolment>;

/** What the member list and its export are narrowed by: one and the same filter. */
const filter = { state: z.enum(enrolmentStates).optional(), keywords };

const manage = { permission: 'activity.manage' } as const;

/** Who is enrolled: lists, files, money, and what the desk does at somebody's wish. */
export const enrolmentDesk = {
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
    request: z.strictObject({ ...oneActivity, ...filter, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
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
      ...oneActivity,
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
  acceptFor: defineCall({
    method: 'POST',
    path: '/cc/activity/acceptFor',
    access: manage,
    idempotent: true,
    summary:
      'Takes the places that an enrolment was offered, at its wish: who was enrolled by the secretariat answers it.',
    source: 'ours: an offer of the waiting list is accepted by telephone too',
    request: z.strictObject({ ...oneActivity, enrolmentId: id }),
    response: rawStanding,
  }),
  quitFor: defineCall({
    method: 'POST',
    path: '/cc/activity/quitFor',
    access: manage,
    idempotent: true,
    summary: 'Takes an enrolment back at its wish; its places pass on to who waits.',
    source: 'ours: the secretariat is called by who stays away',
    request: z.strictObject({ ...oneActivity, enrolmentId: id }),
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
      ...oneActivity,
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
    request: z.strictObject({ ...oneActivity, enrolmentId: id }),
    response: rawFile,
  }),
  resend: defineCall({
    method: 'POST',
    path: '/cc/activity/resend',
    access: manage,
    idempotent: true,
    summary: 'Sends a party its tickets once more; sent again within ten minutes it is sent once.',
    source: 'ours: the secretariat is called by who cannot find the mail',
    request: z.strictObject({ ...oneActivity, enrolmentId: id }),
    response: rawStanding,
  }),
  file: defineCall({
    method: 'GET',
    path: '/cc/activity/file/{ccId}/{activityId}/{enrolmentId}/{file_id}',
    access: manage,
    summary: 'A file that came with the answers of an enrolment.',
    source: 'ours: what was sent has to be read',
    request: z.strictObject({ ...oneActivity, enrolmentId: id, file_id: id }),
    response: rawFile,
  }),
  certificate: defineCall({
    method: 'GET',
    path: '/cc/activity/certificate/{ccId}/{activityId}/{placeId}',
    access: manage,
    summary: 'The certificate of attendance of somebody who was checked in, as PDF.',
    source: 'ours: who came is given it on paper',
    request: z.strictObject({ ...oneActivity, placeId: id }),
    response: rawFile,
  }),
};
