import { rawVideo } from '@selvedge/domain/content';
import { z } from 'zod';
import { defineCall } from '../call';
import { pageOf, pageRequest } from '../page';
import { recordId } from '../record-id';

/** A film with everything that a player needs. */
export const film = z.object({
  video: rawVideo,
  body_html: z.string(),
  /** Its length. */
  seconds: z.number(),
  /** The same film in several formats, best first; `size` in bytes. */
  files: z.array(z.object({ url: z.string(), type: z.string(), size: z.int() })),
});

export const video = {
  list: defineCall({
    method: 'GET',
    path: '/list',
    summary: 'A page of films, newest first.',
    source: 'ours: the video list of specification §2',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(rawVideo),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/detail/{id}',
    summary: 'One film with its files, its captions and its length in seconds.',
    source: 'ours: the video detail of specification §2',
    request: z.strictObject({ id: recordId }),
    response: film,
  }),
};
