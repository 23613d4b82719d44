import { z } from 'zod';
import { defineCall } from '../../call';
import { altText, mediaScene } from '../attachments';
import { ccId, id, listOf, listRequest } from '../list';
import { rawMedia } from '../media';
import { deleteRequest, done, keywords, saved, version } from './fields';

const manage = { permission: 'media.manage' } as const;

/** What shows a picture of the library. */
const use = z.object({
  kind: z.enum(['news', 'banner', 'partner', 'program', 'member', 'company', 'product']),
  id: z.int().positive(),
  title: z.string(),
});

export const mediaDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/media/search/{ccId}/{limit}/{offset}',
    access: manage,
    summary:
      'The pictures of a community’s library, by scene and by words of their names and descriptions; the newest first.',
    source: 'ours: what attachments/upload takes has to be found again',
    request: z.strictObject({ ...listRequest, keywords, scene: mediaScene.optional() }),
    response: listOf(rawMedia),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/media/get/{ccId}/{id}',
    access: manage,
    summary: 'One picture of the library, and what shows it.',
    source: 'ours: who deletes a picture has to know what it would be missing from',
    request: z.strictObject({ ccId, id }),
    response: rawMedia.extend({ uses: z.array(use) }),
  }),
  update: defineCall({
    method: 'POST',
    path: '/cc/media/update',
    access: manage,
    summary: 'Says in both languages what a picture shows, there and wherever it is shown.',
    source: 'ours: a picture without words shows nothing to who can’t see it',
    request: z.strictObject({ ccId, id, version, scene: mediaScene, alt_zh: altText, alt_en: altText }),
    response: saved,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/media/delete',
    access: manage,
    idempotent: true,
    summary: 'Deletes pictures that nothing shows; refused with 409 otherwise. What is gone already does no harm.',
    source: 'ours: a library is tidied up by who fills it',
    request: z.strictObject(deleteRequest),
    response: done,
  }),
};
