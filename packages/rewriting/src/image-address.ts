/**
 * The pictures of the site that have variants (specification §5), by their extension.
 *
 * @example
 * imageExtensions.includes('webp'); // true
 */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'bmp', 'webp'] as const;

/** What a variant is made by: its width in pixels, or a scale in per cent (specification §9: types 4 and 3). */
export type ImageVariant =
  | { readonly type: 4; readonly width: number; readonly quality: number }
  | { readonly type: 3; readonly scale: number; readonly quality: number };

/** A variant's address taken apart. */
export interface VariantPath {
  /** The picture's address without its extension, such as `/p12/345-oxford`. */
  readonly stem: string;
  readonly variant: ImageVariant;
}

const extension = /\.(?:png|jpe?g|bmp|webp)$/i;

/** Letter, digits, slash, digits, file name: the folder and the file, each on its own. */
const folderPattern = /^[a-z]\d+$/i;
const filePattern = /^\d/;

/** What would end an address early, in a URL or in a `srcset`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const breaking = /^,|[\s?#\\\u0000-\u001f\u007f]/;

const variantPattern = /^_t(?:4_w([1-9]\d{0,4})|3_s([1-9]\d{0,2}))_q(\d{1,3})\.webp$/;

/**
 * The address of a picture without its extension, when the picture has variants; null for any other address
 * (specification §5: letter, digits, slash, digits, file name, extension). A host or path may stand before.
 *
 * @example
 * imageStem('/p12/345-oxford.jpg'); // '/p12/345-oxford'
 * imageStem('/logo.svg'); // null
 */
export function imageStem(url: string): string | null {
  const dot = url.lastIndexOf('.');
  const fileAt = url.lastIndexOf('/') + 1;
  if (fileAt < 3 || !extension.test(url.slice(dot))) return null;
  const folderAt = url.lastIndexOf('/', fileAt - 2) + 1;
  const known = folderPattern.test(url.slice(folderAt, fileAt - 1)) && filePattern.test(url.slice(fileAt, dot));
  return known && !breaking.test(url) ? url.slice(0, dot) : null;
}

/**
 * The address of a variant (design §5).
 *
 * @param stem the picture's address without extension
 * @example
 * variantPath('/p12/345-oxford', { type: 4, width: 640, quality: 80 }); // '/p12/345-oxford_t4_w640_q80.webp'
 */
export function variantPath(stem: string, variant: ImageVariant): string {
  const size = variant.type === 4 ? `t4_w${variant.width}` : `t3_s${variant.scale}`;
  return `${stem}_${size}_q${variant.quality}.webp`;
}

/**
 * An address with a query behind it; white space in the query is encoded, since a `srcset` would end there.
 *
 * @param query with or without its question mark
 * @example
 * withQuery('/p12/345-oxford.jpg', 'v=2'); // '/p12/345-oxford.jpg?v=2'
 */
export function withQuery(address: string, query = ''): string {
  const text = (query.startsWith('?') ? query.slice(1) : query).replace(/\s/g, '%20');
  return text === '' ? address : `${address}?${text}`;
}

/**
 * Takes a variant's address apart; null when it is not one. Which widths, scales and qualities are served is the
 * server's decision.
 *
 * @example
 * parseVariantPath('/p12/345-oxford_t3_s100_q100.webp');
 * // { stem: '/p12/345-oxford', variant: { type: 3, scale: 100, quality: 100 } }
 */
export function parseVariantPath(path: string): VariantPath | null {
  return imageStem(path) === null ? null : readVariant(path);
}

/** The stem of a picture that can have variants and is none itself; null for any other address. */
export function originalStem(url: string): string | null {
  return readVariant(url) === null ? imageStem(url) : null;
}

function readVariant(path: string): VariantPath | null {
  const mark = path.lastIndexOf('_t');
  const found = variantPattern.exec(path.slice(mark));
  if (!found) return null;
  const [, width, scale, qualityText] = found;
  const quality = Number(qualityText);
  if (quality > 100) return null;
  const variant: ImageVariant = width
    ? { type: 4, width: Number(width), quality }
    : { type: 3, scale: Number(scale), quality };
  return { stem: path.slice(0, mark), variant };
}
