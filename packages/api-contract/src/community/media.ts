import { z } from 'zod';
import { rawPictureTexts, version } from './desk/fields';
import { unixSeconds } from './list';

/**
 * A picture of a community's library.
 *
 * @example
 * rawMedia.shape.scene.safeParse('news').success; // true
 */
export const rawMedia = z.object({
  id: z.int().positive(),
  version,
  scene: z.string(),
  /** The name that the sender's file had. */
  name: z.string(),
  /** Of the picture as it is kept, in bytes. */
  size: z.int().nonnegative(),
  img: rawPictureTexts,
  created_time: unixSeconds,
});
