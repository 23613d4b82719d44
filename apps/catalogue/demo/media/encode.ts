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

const qualities = [80, 74, 68, 62, 56, 50] as const;

/** The best WebP that stays within the bytes; a very busy weave may end a little above. */
export async function encodeWebp(pixels: Buffer, width: number, height: number, bytes: number): Promise<Buffer> {
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (smallest.length <= bytes) break;
  }
  return smallest;
}
