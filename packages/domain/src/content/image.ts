import { z } from 'zod';
import { numberOf, textOf, wireInteger, wireText } from '../wire/wire-values';

/**
 * A picture as an object. Width, height, colour and alt are additions of ours.
 *
 * @example
 * rawImageObject.safeParse({ url: '/p1/2-a.jpg', width: 1200 }).success; // true
 */
export const rawImageObject = z.object({
  url: wireText.nullish(),
  watermark_url: wireText.nullish(),
  thumbnail_url: wireText.nullish(),
  /** In pixels. */
  width: wireInteger.nullish(),
  height: wireInteger.nullish(),
  /** The picture's mean colour, shown until it has loaded: `#24324a`. */
  colour: z.string().max(32).nullish(),
  alt: wireText.nullish(),
});

/**
 * A picture as it comes: its address, or an object.
 *
 * @example
 * rawImage.safeParse('/p1/2-a.jpg').success; // true
 */
export const rawImage = z.union([wireText, rawImageObject], { error: 'must be an address or a picture' });

/** A picture as it comes. */
export type RawImage = z.infer<typeof rawImage>;

/** A picture with every address filled (specification §3: watermark and thumbnail fallbacks). */
export interface Image {
  readonly url: string;
  readonly watermarkUrl: string;
  readonly thumbnailUrl: string;
  /** In pixels; null when not known. */
  readonly width: number | null;
  readonly height: number | null;
  /** Null when not known. */
  readonly colour: string | null;
  readonly alt: string;
}

/**
 * Reads a picture: a missing address falls back to the watermarked one, then to the thumbnail, and each of those back
 * to the picture (specification §3). Null when there is no address at all.
 *
 * @param alt the text to use when the picture has none
 * @example
 * imageOf({ thumbnail_url: '/p1/2-a.jpg' })?.url; // '/p1/2-a.jpg'
 */
export function imageOf(raw: RawImage | null | undefined, alt = ''): Image | null {
  const image = typeof raw === 'string' ? { url: raw } : raw;
  if (!image) return null;
  const url = image.url || image.watermark_url || image.thumbnail_url;
  if (!url) return null;
  return {
    url,
    watermarkUrl: image.watermark_url || url,
    thumbnailUrl: image.thumbnail_url || url,
    width: numberOf(image.width) || null,
    height: numberOf(image.height) || null,
    colour: image.colour || null,
    alt: textOf(image.alt) || alt,
  };
}
