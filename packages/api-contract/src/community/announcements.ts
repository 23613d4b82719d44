import { z } from 'zod';
import { defineCall } from '../call';
import { ccId, id, listOf, listRequest, unixSeconds } from './list';

/**
 * An announcement as it comes.
 *
 * @example
 * rawAnnouncement.safeParse({ id: 5, is_top: false, title: 'Office closed', body: '', show_time: 0 }).success; // true
 */
export const rawAnnouncement = z.object({
  id: z.int().positive(),
  is_top: z.boolean(),
  title: z.string(),
  body: z.string(),
  show_time: unixSeconds,
});

/** An announcement as it comes. */
export type RawAnnouncement = z.output<typeof rawAnnouncement>;

export const announcements = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/announcement/list/{ccId}/{limit}/{offset}',
    summary: 'Announcements with their text, what is kept on top first, then the newest.',
    source: 'specification §7, announcements list; path below h5/cc and fields ours',
    request: z.strictObject(listRequest),
    response: listOf(rawAnnouncement),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/announcement/detail/{announcementId}',
    summary: 'One announcement.',
    source: 'specification §7, announcements; path and fields ours',
    request: z.strictObject({ announcementId: id }),
    response: rawAnnouncement,
  }),
  read: defineCall({
    method: 'POST',
    path: '/h5/cc/announcement/read',
    access: 'member',
    idempotent: true,
    summary: 'Says that the caller, a member, has read an announcement.',
    source: 'specification §7, announcements; who has read one is ours',
    request: z.strictObject({ ccId, announcementId: id }),
    response: z.object({}),
  }),
};
