import sharp from 'sharp';
import { clamp } from './number';
import type { Picture } from './picture';
import { develop } from './tone';

/** Brings a picture, rendered larger, down to its size and sharpens it as a print would be. */
export async function reduce(picture: Picture, width: number, height: number): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  return sharp(develop(picture), { raw })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.4 })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const bestQuality = 72;

/** The middle half, each way, tells how busy the whole is at a quarter of the cost. */
const probe = (pixels: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 })
    .webp({ quality: bestQuality, effort: 2 })
    .toBuffer();

/**
 * A WebP of good quality, or of about the bytes it may weigh. A weave near the limit of sight is the hardest picture
 * there is: it is softened as a lens would, before quality falls.
 */
export async function encodeWebp(pixels: Buffer, width: number, height: number, bytes: number): Promise<Buffer> {
  const share = bytes / (3.8 * (await probe(pixels, width, height)).length);
  const blur = share > 0.8 ? 0 : share > 0.55 ? 0.6 : share > 0.35 ? 0.75 : 0.95;
  const quality = Math.round(clamp(bestQuality - 90 * (1 - share / (1 - 0.5 * blur)), 34, bestQuality));
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (blur ? image.blur(blur) : image).webp({ quality, effort: 3 }).toBuffer();
}
