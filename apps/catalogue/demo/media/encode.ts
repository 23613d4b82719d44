import sharp from 'sharp';
import type { Picture } from './picture';
import { develop } from './tone';

/** Brings a picture, rendered larger, down to its size and sharpens it as a print would be. */
export async function reduce(picture: Picture, width: number, height: number): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  return sharp(develop(picture), { raw })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.7 })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const bestQuality = 74;

/** A WebP of good quality, or of what quality the bytes allow; a very busy weave may end a little above them. */
export async function encodeWebp(pixels: Buffer, width: number, height: number, bytes: number): Promise<Buffer> {
  const encode = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
  const best = await encode(bestQuality);
  if (best.length <= bytes) return best;
  return encode(qualityFor(bytes / best.length));
}

/** Learnt from weaves: how far the quality must fall to save this share of the bytes. */
const qualityFor = (share: number): number => Math.round(Math.max(44, bestQuality - 74 * (1 - share)));
