import { z } from 'zod';
import { ccId, id, unixSeconds } from '../list';

/**
 * What a record's version is: the moment of its last change in milliseconds. A change names the version that it was
 * made from; when somebody else was faster it is refused with 409 and code 11.
 */
export const version = z.int().positive();

/** What a written record is to be: a draft, public from a moment on, or public at once. */
export const publicationState = z.enum(['draft', 'scheduled', 'published']);

/** How something is to be published. `publish_time` is needed by what is scheduled only. */
export const publication = { state: publicationState, publish_time: unixSeconds.min(0).max(4_102_444_800).nullable() };

/** How something is published. */
export const rawPublication = {
  state: publicationState,
  publish_time: unixSeconds.nullable(),
  created_time: unixSeconds,
  updated_time: unixSeconds,
};

/** A text in each language of the portal; one of them must be there. */
export function textsOf<S extends z.ZodRawShape>(shape: S) {
  const text = z.strictObject(shape).nullable();
  return z
    .strictObject({ 'zh-cn': text, en: text })
    .refine((texts) => texts['zh-cn'] !== null || texts.en !== null, { params: { code: 200 } });
}

/** A text in each language as it comes; null where nobody has written it. */
export function rawTextsOf<S extends z.ZodRawShape>(shape: S) {
  const text = z.object(shape).nullable();
  return z.object({ 'zh-cn': text, en: text });
}

/** One line that must be there. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** Text that may be empty. */
export const text = (max: number) => z.string().trim().max(max);

/** Records of one community that one call deletes. */
export const deleteRequest = { ccId, ids: z.array(id).min(1).max(60) };

/** A picture of the media library, by its address. */
export const pictureAddress = z.string().min(1).max(300).nullable();

/** A picture with what it shows in each language. */
export const rawPictureTexts = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string(),
  alt: z.record(z.string(), z.string()),
});

/** Words that a list of the desk is searched by. */
export const keywords = z.string().trim().max(100).optional();

/** A record that was made or changed, with its new version. */
export const saved = z.object({ id: z.int().positive(), version });

/** An answer that says nothing but that it is done. */
export const done = z.object({ done: z.literal(true) });
