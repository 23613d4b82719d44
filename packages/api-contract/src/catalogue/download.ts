import { rawDownload } from '@selvedge/domain/content';
import { inquiryLimits, isEmail } from '@selvedge/domain/inquiry';
import { z } from 'zod';
import { defineCall } from '../call';
import { pageOf, pageRequest } from '../page';
import { recordId } from '../record-id';

/** A file as lists and its own page show it. */
export const shownDownload = rawDownload.and(z.object({ kind: z.string(), size: z.int() }));

const email = z
  .string()
  .max(inquiryLimits.email)
  .refine((text) => text.trim() !== '', { error: 'is required', params: { code: 200 }, abort: true })
  .refine(isEmail, { error: 'is not a mail address', params: { code: 101 } });

export const download = {
  list: defineCall({
    method: 'GET',
    path: '/list',
    summary: 'A page of files to take along; limited ones carry no address.',
    source: 'ours: the downloads of specification §1 and §3',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(shownDownload),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/detail/{id}',
    summary: 'One file to take along; a limited one carries no address.',
    source: 'ours: the downloads of specification §1 and §3',
    request: z.strictObject({ id: recordId }),
    response: shownDownload,
  }),
  request: defineCall({
    method: 'POST',
    path: '/request',
    summary: 'Sends the link to a limited file by e-mail; the link is signed and expires.',
    source: 'ours: the limited downloads of specification §3',
    request: z.strictObject({ id: recordId, email }),
    response: z.object({
      /** When the link ends, in unix seconds. */
      expires_at: z.int(),
    }),
  }),
};
