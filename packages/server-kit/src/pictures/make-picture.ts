import sharp from 'sharp';
import { MAX_PIXELS, PictureError } from './make-variant';

/** A picture that was made anew from what somebody sent. */
export interface MadePicture {
  /** WebP. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** Its average, `#rrggbb`. */
  readonly colour: string;
}

export interface PictureShape {
  /** In pixels; a picture is never made larger than it is. */
  readonly mostWidth: number;
  /** Cuts a square out of the middle. */
  readonly square?: boolean;
}

/**
 * Makes a picture anew: turned as the camera was held, without what the camera wrote into it, of one frame, as WebP.
 *
 * @throws {PictureError} what was sent is no picture that we read, is broken, or has too many pixels
 */
export async function makePicture(sent: Uint8Array, { mostWidth, square = false }: PictureShape): Promise<MadePicture> {
  try {
    const size = square ? { width: mostWidth, height: mostWidth, fit: 'cover' as const } : { width: mostWidth };
    const { data, info } = await sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 86, effort: 4 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height, colour: await averageColour(data) };
  } catch (cause) {
    throw new PictureError('The picture cannot be read.', { cause });
  }
}

async function averageColour(content: Buffer): Promise<string> {
  const pixel = await sharp(content).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
