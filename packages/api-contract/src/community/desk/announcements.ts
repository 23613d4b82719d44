import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import {
  deleteRequest,
  done,
  keywords,
  line,
  publication,
  publicationState,
  rawPublication,
  rawTextsOf,
  saved,
  text,
  textsOf,
  version,
} from './fields';
import { idempotencyKey } from './once';
import { orderedList, saveAllRequest } from './ordered';

const audience = z.enum(['everyone', 'members']);

/**
 * An announcement as the desk sees it, in every language; `readers` is how many members have read it.
 *
 * @example
 * rawDeskAnnouncement.shape.audience.safeParse('members').success; // true
 */
export const rawDeskAnnouncement = z.object({
  id: z.int().positive(),
  version,
  is_top: z.boolean(),
  audience,
  readers: z.int().nonnegative(),
  ...rawPublication,
  texts: rawTextsOf({ title: z.string(), body: z.string() }),
});

/** An announcement as the desk sees it. */
export type RawDeskAnnouncement = z.output<typeof rawDeskAnnouncement>;

const modelText = { title: line(200), body: text(10_000) };

const rawModel = z.object({
  id: z.int().positive(),
  texts: rawTextsOf({ title: z.string(), body: z.string() }),
});

const write = { permission: 'announcement.write' } as const;

export const announcementDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/announcement/search/{ccId}/{limit}/{offset}',
    access: write,
    summary: 'Announcements with drafts and what is scheduled, by state and words of the title; the newest first.',
    source: 'ours: the desk’s list beside the one for members',
    request: z.strictObject({ ...listRequest, keywords, state: publicationState.optional() }),
    response: listOf(rawDeskAnnouncement),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/announcement/get/{ccId}/{id}',
    access: write,
    summary: 'One announcement as the desk edits it.',
    source: 'ours: what newOrUpdate changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: rawDeskAnnouncement,
  }),
  newOrUpdate: defineCall({
    method: 'POST',
    path: '/cc/announcement/newOrUpdate',
    access: write,
    summary: 'Writes an announcement, or with id and version changes one.',
    source: 'specification §7, announcements newOrUpdate; fields ours',
    request: z.strictObject({
      ccId,
      id: id.optional(),
      version: version.optional(),
      idempotency_key: idempotencyKey,
      is_top: z.boolean(),
      audience,
      ...publication,
      texts: textsOf({ title: line(200), body: text(40_000) }),
    }),
    response: saved,
  }),
  batchDelete: defineCall({
    method: 'POST',
    path: '/cc/announcement/batchDelete',
    access: write,
    idempotent: true,
    summary: 'Deletes announcements; what is gone already does no harm.',
    source: 'specification §7, announcements batch delete; fields ours',
    request: z.strictObject(deleteRequest),
    response: done,
  }),
  modelList: defineCall({
    method: 'GET',
    path: '/cc/announcement/modelList/{ccId}',
    access: write,
    summary: 'Texts that an announcement may begin from, in every language.',
    source: 'specification §7, announcements model list; fields ours',
    request: z.strictObject({ ccId }),
    response: orderedList(rawModel),
  }),
  modelSaveAll: defineCall({
    method: 'POST',
    path: '/cc/announcement/modelSaveAll',
    access: write,
    summary: 'Keeps the texts that an announcement may begin from as they are sent, in their order.',
    source: 'ours: what the model list shows has to be written by somebody',
    request: z.strictObject(saveAllRequest(z.strictObject({ id: id.optional(), texts: textsOf(modelText) }), 40)),
    response: orderedList(rawModel),
  }),
  readers: defineCall({
    method: 'GET',
    path: '/cc/announcement/readers/{ccId}/{id}/{limit}/{offset}',
    access: write,
    summary: 'Which members have read an announcement, the latest first.',
    source: 'ours: a secretariat has to know whom an announcement has reached',
    request: z.strictObject({ ...listRequest, id }),
    response: listOf(z.object({ id: z.int().positive(), name: z.string(), read_time: unixSeconds })),
  }),
};
