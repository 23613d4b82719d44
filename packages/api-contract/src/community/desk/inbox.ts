import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { keywords, saved, text, version } from './fields';

/** How far somebody has come with what was received. */
const inboxState = z.enum(['new', 'seen', 'answered', 'closed']);

/**
 * Something that was received, with what the desk noted of it: a message of the board, or an application for a job.
 *
 * @example
 * rawReceived.shape.state.safeParse('answered').success; // true
 */
export const rawReceived = z.object({
  id: z.int().positive(),
  version,
  contacts: z.string(),
  phone: z.string(),
  email: z.string(),
  content: z.string(),
  language: z.enum(['zh-cn', 'en']),
  state: inboxState,
  note: z.string(),
  received_time: unixSeconds,
});

/** Something that was received, with what the desk noted of it. */
export type RawReceived = z.output<typeof rawReceived>;

/**
 * An application for a job, with the job's title.
 *
 * @example
 * rawReceivedApplication.shape.job.safeParse('Weaver').success; // true
 */
export const rawReceivedApplication = rawReceived.extend({ job_id: z.int().positive(), job: z.string() });

/** Files that somebody sent with what they wrote. */
const files = z.array(z.object({ id: z.int().positive(), name: z.string(), size: z.int().nonnegative() }));

const search = z.strictObject({ ...listRequest, state: inboxState.optional(), keywords });
const one = z.strictObject({ ccId, id });
const handled = z.strictObject({ ccId, id, version, state: inboxState, note: text(4000) });

const readMessages = { permission: 'message.read' } as const;
const manageJobs = { permission: 'job.manage' } as const;

export const messageDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/officialWeb/messageBoard/search/{ccId}/{limit}/{offset}',
    access: readMessages,
    summary: 'What visitors wrote to the message board, by state and words; the newest first.',
    source: 'ours: what messageBoard/add takes has to be read by somebody',
    request: search,
    response: listOf(rawReceived),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/officialWeb/messageBoard/get/{ccId}/{id}',
    access: readMessages,
    summary: 'One message of the board.',
    source: 'ours: what messageBoard/add takes has to be read by somebody',
    request: one,
    response: rawReceived,
  }),
  update: defineCall({
    method: 'POST',
    path: '/cc/officialWeb/messageBoard/update',
    access: readMessages,
    summary: 'Notes how far somebody has come with a message, and what was answered.',
    source: 'ours: what messageBoard/add takes has to be answered by somebody',
    request: handled,
    response: saved,
  }),
};

export const applicationDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/recruitment/application/search/{ccId}/{limit}/{offset}',
    access: manageJobs,
    summary: 'Applications for the community’s jobs, by state and words; the newest first.',
    source: 'ours: recruitment has applications, and somebody reads them',
    request: search,
    response: listOf(rawReceivedApplication),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/recruitment/application/get/{ccId}/{id}',
    access: manageJobs,
    summary: 'One application for a job with its files.',
    source: 'ours: recruitment has applications, and somebody reads them',
    request: one,
    response: rawReceivedApplication.extend({ files }),
  }),
  file: defineCall({
    method: 'GET',
    path: '/cc/recruitment/application/file/{ccId}/{id}',
    access: manageJobs,
    summary: 'An address under which a file of an application is handed out for five minutes.',
    source: 'ours: recruitment has applications with files, and somebody reads them',
    request: one,
    response: z.object({ url: z.string(), expires_time: unixSeconds }),
  }),
  update: defineCall({
    method: 'POST',
    path: '/cc/recruitment/application/update',
    access: manageJobs,
    summary: 'Notes how far somebody has come with an application, and what was answered.',
    source: 'ours: recruitment has applications, and somebody answers them',
    request: handled,
    response: saved,
  }),
};
