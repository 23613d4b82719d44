import { z } from 'zod';
import { defineCall } from '../call';
import { idempotencyKey } from './desk/once';
import { ccId } from './list';
import { rawMedia } from './media';

/** What a picture of the library is sent for. */
export const mediaScene = z.enum(['news', 'banner', 'partner', 'program', 'member', 'company', 'community']);

/** What a picture shows, in one language. Empty while nobody has written it. */
export const altText = z.string().trim().max(200);

const file = z.instanceof(File);

export const attachments = {
  allocation: defineCall({
    method: 'PUT',
    path: '/attachments/upload/allocation/{scene}',
    access: 'account',
    summary: 'Where a file of a scene is to be sent, and what it may be.',
    source: 'specification §7, attachments: PUT upload allocation by scene; path, scenes and fields ours',
    request: z.strictObject({ scene: z.enum([...mediaScene.options, 'avatar']) }),
    response: z.object({
      method: z.literal('PUT'),
      path: z.string(),
      /** In bytes (specification §5). */
      max_size: z.int().positive(),
      /** A name is shorter than this, in characters (specification §5). */
      name_limit: z.int().positive(),
      types: z.array(z.string()),
    }),
  }),
  image: defineCall({
    method: 'PUT',
    path: '/attachments/upload/image',
    access: { permission: 'media.manage' },
    encoding: 'multipart',
    summary:
      'Takes a picture into the community’s library. It is checked by its content and made anew, without what a camera wrote into it.',
    source: 'specification §7, attachments: PUT image; §5 (size, name); path and fields ours',
    request: z.strictObject({
      ccId,
      scene: mediaScene,
      alt_zh: altText.default(''),
      alt_en: altText.default(''),
      idempotency_key: idempotencyKey,
      file,
    }),
    response: rawMedia,
  }),
  avatar: defineCall({
    method: 'PUT',
    path: '/attachments/upload/avatar',
    access: 'account',
    encoding: 'multipart',
    summary: 'Takes the caller’s own picture, cut to a square; without a file the picture is taken away.',
    source: 'specification §7, attachments: PUT avatar; §5 (size, name); path and fields ours',
    request: z.strictObject({ file: file.optional() }),
    response: z.object({ avatar: z.string().nullable() }),
  }),
};
