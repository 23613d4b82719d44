import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, unixSeconds } from '../list';
import { keywords, line } from './fields';

/**
 * Something that waits for somebody at the desk. `count` stands where it waits for a reason that is counted, such as how
 * many have read an announcement.
 *
 * @example
 * rawWaiting.safeParse({ kind: 'news', id: 3, title: 'The autumn fair', time: 1_795_219_200, count: null }).success; // true
 */
export const rawWaiting = z.object({
  kind: z.enum([
    'news',
    'announcement',
    'message',
    'application',
    'joining',
    'enrolment',
    'voucher',
    'renewal',
    'undelivered',
  ]),
  id: z.int().positive(),
  title: z.string(),
  time: unixSeconds,
  count: z.int().nonnegative().nullable(),
});

/** Something that waits for somebody at the desk. */
export type RawWaiting = z.output<typeof rawWaiting>;

/** A queue: how much waits, and what has waited longest. Null for who may not work it off. */
const queue = z.object({ total: z.int().nonnegative(), list: z.array(rawWaiting) }).nullable();

export const desk = {
  today: defineCall({
    method: 'GET',
    path: '/cc/desk/today/{ccId}',
    access: 'staff',
    summary: 'What the caller may do at the desk, and what waits for the caller today, by the caller’s own rights.',
    source: 'ours: a desk begins with what waits',
    request: z.strictObject({ ccId }),
    response: z.object({
      account_id: z.int().positive(),
      nick: z.string(),
      permissions: z.array(z.string()),
      /** How many members an announcement goes to. */
      members: z.int().nonnegative(),
      queues: z.object({
        drafts: queue,
        scheduled: queue,
        messages: queue,
        applications: queue,
        /** Applications to join at a stage that the caller works on. */
        joining: queue,
        /** Activities to come in which parties wait for places; `id` is the activity's. */
        enrolments: queue,
        hardly_read: queue,
        vouchers: queue,
        renewals: queue,
        undelivered: queue,
      }),
    }),
  }),
  people: defineCall({
    method: 'GET',
    path: '/cc/desk/people/{ccId}',
    access: { permission: 'role.manage' },
    summary:
      'Up to ten accounts by a part of their nick, or by a phone or an address in full: to whom a role is given.',
    source: 'ours: who gives a role has to find the person',
    request: z.strictObject({ ccId, keywords: line(100).min(2) }),
    response: z.object({ list: z.array(z.object({ id: z.int().positive(), nick: z.string() })) }),
  }),
  companies: defineCall({
    method: 'GET',
    path: '/cc/desk/companies/{ccId}',
    access: 'staff',
    summary: 'Up to twenty member companies by a part of their name, or the one that is named: whose something is.',
    source: 'ours: who writes a job or a member down has to find the company',
    request: z.strictObject({ ccId, keywords, id: id.optional() }),
    response: z.object({ list: z.array(z.object({ id: z.int().positive(), name: z.string() })) }),
  }),
};
