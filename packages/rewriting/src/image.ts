import { type ImageVariant, originalStem, variantPath, withQuery } from './image-address';
import { type Device, qualityFor, scaleFor } from './image-choice';

/** How a picture is converted (specification §3, image options; defaults of §9). */
export interface ImageOptions {
  readonly convert?:
    | {
        /** 0 to 100, or a comma list of desktop, phone and tablet values. Default 100. */
        readonly quality?: string | number | undefined;
      }
    | undefined;
  readonly thumbnail?:
    | {
        /** 4 makes a picture of a width, 3 one of a scale. Default 3; 4 when only a width is given. */
        readonly type?: 3 | 4 | undefined;
        /** In pixels, for type 4. */
        readonly width?: number | undefined;
        /** Accepted as part of the site's options; variants keep their proportions, so it is not in the address. */
        readonly height?: number | undefined;
        /** In per cent, or a comma list for the breakpoints of {@link scaleFor}, for type 3. Default 100. */
        readonly scale?: string | number | undefined;
      }
    | undefined;
  /** A query to put after the address, with or without its question mark. */
  readonly query?: string | undefined;
  /** Whose quality is meant. Default desktop. */
  readonly device?: Device | undefined;
  /** The window's width in CSS pixels, which chooses the scale. */
  readonly viewportWidth?: number | undefined;
}

/**
 * The address of a picture's webp variant (specification §5, design §5). Addresses of any other form, and addresses
 * that are a variant already, are returned unchanged.
 *
 * @example
 * convertImage('/p12/345-oxford.jpg', { thumbnail: { type: 4, width: 640 }, convert: { quality: '80' } });
 * // '/p12/345-oxford_t4_w640_q80.webp'
 * convertImage('/p12/345-oxford.jpg'); // '/p12/345-oxford_t3_s100_q100.webp'
 * convertImage('/logo.svg'); // '/logo.svg'
 */
export function convertImage(url: string, options: ImageOptions = {}): string {
  const stem = originalStem(url);
  if (stem === null) return url;
  return withQuery(variantPath(stem, variantFor(options)), options.query);
}

function variantFor({ convert, thumbnail = {}, device, viewportWidth }: ImageOptions): ImageVariant {
  const quality = qualityFor(convert?.quality, device);
  const { width = 0, scale } = thumbnail;
  const byWidth = thumbnail.type === 4 || (thumbnail.type === undefined && scale === undefined);
  if (byWidth && width >= 1) return { type: 4, width: Math.round(width), quality };
  return { type: 3, scale: scaleFor(scale, viewportWidth), quality };
}
