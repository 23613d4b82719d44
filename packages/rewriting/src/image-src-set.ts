import type { ImageOptions } from './image';
import { originalStem, variantPath, withQuery } from './image-address';
import { qualityFor } from './image-choice';
import { type ImageListName, imageLists, imageSizes } from './image-lists';

/** Options of a responsive picture, beside the conversion's. */
export interface SrcSetOptions extends Pick<ImageOptions, 'convert' | 'device' | 'query'> {
  /** The `sizes` attribute; default: the one of the named list. */
  readonly sizes?: string | undefined;
  /** The original's width in pixels: wider variants are left out, since they would show nothing more. */
  readonly originalWidth?: number | undefined;
}

/** The attributes of an `<img>`. */
export interface ImageSources {
  readonly src: string;
  /** Undefined when the picture has no variants. */
  readonly srcSet: string | undefined;
  /** Undefined when there is no `srcSet`, or a list of your own came without sizes. */
  readonly sizes: string | undefined;
}

/** Browsers without `srcset` are few and old: one middling width serves them. */
const fallbackWidth = 720;

/**
 * The `src`, `srcset` and `sizes` of a picture for a place of the site (specification §5, §9). An address without
 * variants comes back as the plain `src`.
 *
 * @param url the picture
 * @param list a place of {@link imageLists}, or widths in pixels of your own, ascending
 * @example
 * imageSrcSet('/p12/345-oxford.jpg', [220, 640], { convert: { quality: 80 }, sizes: '50vw' });
 * // {
 * //   src: '/p12/345-oxford_t4_w640_q80.webp',
 * //   srcSet: '/p12/345-oxford_t4_w220_q80.webp 220w, /p12/345-oxford_t4_w640_q80.webp 640w',
 * //   sizes: '50vw',
 * // }
 */
export function imageSrcSet(
  url: string,
  list: ImageListName | readonly number[],
  options: SrcSetOptions = {},
): ImageSources {
  const stem = originalStem(url);
  const widths = fittingWidths(typeof list === 'string' ? imageLists[list] : list, options.originalWidth);
  const [smallest] = widths;
  if (stem === null || smallest === undefined) return { src: url, srcSet: undefined, sizes: undefined };
  const quality = qualityFor(options.convert?.quality, options.device);
  const query = withQuery('', options.query);
  const addressAt = (width: number) => variantPath(stem, { type: 4, width, quality }) + query;
  let srcSet = '';
  for (const width of widths) srcSet += `${srcSet === '' ? '' : ', '}${addressAt(width)} ${width}w`;
  return {
    src: addressAt(widths.findLast((width) => width <= fallbackWidth) ?? smallest),
    srcSet,
    // Stryker disable next-line ConditionalExpression: widths of your own are no name in the table either
    sizes: options.sizes ?? (typeof list === 'string' ? imageSizes[list] : undefined),
  };
}

/** The widths that the original can fill; at least the smallest. */
function fittingWidths(widths: readonly number[], originalWidth: number | undefined): readonly number[] {
  if (originalWidth === undefined) return widths;
  const fitting = widths.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : widths.slice(0, 1);
}
