import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest } from '../list';
import { activityFields, oneActivity, rawDeskActivity, rawDeskActivityDetail } from './activity-fields';
import { doorDesk } from './door';
import { enrolmentDesk } from './enrolments';
import { done, keywords, line, saved, textsOf, version } from './fields';
import { idempotencyKey } from './once';

const manage = { permission: 'activity.manage' } as const;

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
    request: z.strictObject(oneActivity),
    response: rawDeskActivityDetail,
  }),
  create: defineCall({
    method: 'POST',
    path: '/cc/activity/create',
    access: manage,
    summary: 'Makes an activity, as a draft or published at once.',
    source: 'specification §7, activities create; fields ours',
    request: z.strictObject({ ...activityFields, idempotency_key: idempotencyKey }),
    response: saved,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/cc/activity/update',
    access: manage,
    summary: 'Changes an activity; seats that are added pass on to who waits, at once.',
    source: 'specification §7, activities update by PUT; fields ours',
    request: z.strictObject({ ...activityFields, activityId: id, version }),
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
    request: z.strictObject({ ...oneActivity, is_top: z.boolean() }),
    response: saved,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/cc/activity/cancel',
    access: manage,
    idempotent: true,
    summary: 'Cancels an activity; everybody who is enrolled or waits is told, once.',
    source: 'specification §7, activities cancel; fields ours',
    request: z.strictObject({ ...oneActivity, reason: textsOf({ reason: line(500) }) }),
    response: saved,
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
      ...oneActivity,
      title: line(200),
      body: line(5000),
      include_waiting: z.boolean().default(false),
    }),
    response: z.object({ receivers: z.int().nonnegative() }),
  }),
  ...enrolmentDesk,
  ...doorDesk,
};
