const listWidths = [220, 300, 360, 540, 640, 720, 800, 960, 1024, 1440, 1920] as const;

/**
 * The widths, in pixels, that each place of the site asks its pictures in (specification §9). The server makes these
 * and no others.
 *
 * @example
 * imageLists.albumThumb; // [100]
 */
export const imageLists = {
  list: listWidths,
  bannerList: listWidths,
  productList: listWidths,
  searchList: listWidths,
  detail: [220, 300, 360, 540, 640, 720, 800, 960, 1080, 1920],
  headerBasic: [70],
  headerFlat: [140],
  albumThumb: [100],
  productGuide: [86],
} as const satisfies Record<string, readonly number[]>;

/** A place of the site that shows pictures. */
export type ImageListName = keyof typeof imageLists;

/**
 * How wide each place shows its pictures, for the `sizes` attribute. The specification gives the widths only; these
 * follow its breakpoints of 768, 992 and 1200 pixels.
 *
 * @example
 * imageSizes.bannerList; // '100vw'
 */
export const imageSizes = {
  list: '(max-width: 768px) 50vw, (max-width: 1200px) 33vw, 25vw',
  bannerList: '100vw',
  productList: '(max-width: 768px) 50vw, (max-width: 1200px) 33vw, 25vw',
  searchList: '(max-width: 768px) 50vw, (max-width: 1200px) 33vw, 25vw',
  detail: '(max-width: 992px) 100vw, 50vw',
  headerBasic: '70px',
  headerFlat: '140px',
  albumThumb: '100px',
  productGuide: '86px',
} as const satisfies Record<ImageListName, string>;
