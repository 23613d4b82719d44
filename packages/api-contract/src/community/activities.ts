import { z } from 'zod';
import { defineCall } from '../call';
import { rawActivity, rawActivityDetail } from './activity';
import { formAnswers } from './custom-form';
import { idempotencyKey } from './desk/once';
import {
  attendee,
  attendeeName,
  enrolmentContact,
  rawEnrolment,
  rawEnrolmentDetail,
  rawFile,
  rawStanding,
  rawTicket,
} from './enrolment';
import { ccId, id, keywords, listOf, listRequest } from './list';

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
    request: z.strictObject({ ...enrolment, people: z.array(attendee).min(1).max(50) }),
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
    request: z.strictObject({ enrolmentId: id, place_id: id, name: attendeeName }),
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
