import { z } from 'zod';
import { defineCall } from '../../call';
import { rawActivity } from '../activity';
import { id, unixSeconds } from '../list';
import { moment, oneActivity } from './activity-fields';

const manage = { permission: 'activity.manage' } as const;

/** The door of an activity, with a connection and without. */
export const doorDesk = {
  door: defineCall({
    method: 'GET',
    path: '/cc/activity/door/{ccId}/{activityId}',
    access: manage,
    summary:
      'The list of the door: every ticket that lets somebody in, with the SHA-256 of its code, so that codes are known without a connection and cannot be made from the list.',
    source: 'ours: check-in works without a connection',
    request: z.strictObject(oneActivity),
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
      ...oneActivity,
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
};
