import sharp from 'sharp';

/** What a variant is made by: a width in pixels (type 4) or a scale in per cent (type 3), specification §9. */
export type VariantSize =
  | { readonly type: 4; readonly width: number; readonly quality: number }
  | { readonly type: 3; readonly scale: number; readonly quality: number };

/** The original cannot be made into a variant: no picture, a kind that is refused, or too many pixels. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** 50 megapixels: more than any camera that a mill owns, and 200 MB at most while it is worked on. */
export const MAX_PIXELS = 5e7;

// SVG, PDF and the rest run whole interpreters on what strangers upload; only these four are decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// Variants are never made twice, so a cache of their parts is memory for nothing; the queue decides what runs at once.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes a WebP variant; a picture is never made larger than it is. Camera data and the place where it was taken stay out.
 *
 * @throws {PictureError}
 */
export async function makeVariant(original: Uint8Array, size: VariantSize): Promise<Buffer> {
  try {
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const width = size.type === 4 ? size.width : await scaledWidth(original, size.scale);
    return await picture
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: Math.max(1, size.quality), effort: 4 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (cause) {
    throw new PictureError('The picture cannot be read.', { cause });
  }
}

/**
 * Makes the picture of a shared link: 1200 × 630 pixels, cut out of the middle, as a JPEG because some networks read
 * nothing else.
 *
 * @throws {PictureError}
 */
export async function makeSharedPicture(original: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: 1200, height: 630, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (cause) {
    throw new PictureError('The picture cannot be read.', { cause });
  }
}

/** The type that a picture really has, or `undefined` for what is no picture that we serve. */
export async function pictureType(original: Uint8Array): Promise<string | undefined> {
  try {
    const { format } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
    return format === undefined ? undefined : TYPES[format];
  } catch {
    return undefined;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
};

async function scaledWidth(original: Uint8Array, scale: number): Promise<number> {
  const { autoOrient } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  return Math.max(1, Math.round((autoOrient.width * scale) / 100));
}
