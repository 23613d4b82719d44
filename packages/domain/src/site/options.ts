import { defaults } from './limits';

/** How pictures are converted (specification §3, §9). */
export interface ImageOptions {
  readonly convert: {
    /** 0 to 100, or a comma list of desktop, phone and tablet values. */
    readonly quality: string;
  };
  readonly thumbnail: {
    /** 3 scales, 4 makes a width. */
    readonly type: 3 | 4;
    /** In pixels; 0 is as the scale says. */
    readonly width: number;
    readonly height: number;
    /** In per cent, or a comma list for the breakpoints. */
    readonly scale: string;
  };
  readonly query: string;
}

/** How links are rewritten (specification §3, §5). */
export interface LinkOptions {
  /** 1 leaves links as they are: each language has a domain of its own. */
  readonly domainMode: number;
  readonly langPrefix: string;
}

/**
 * The image options of a site that sets none (specification §9).
 *
 * @example
 * imageDefaults.thumbnail.type; // 3
 */
export const imageDefaults: ImageOptions = {
  convert: { quality: '100' },
  thumbnail: { type: 3, width: 0, height: 0, scale: '100' },
  query: '',
};

/**
 * The link options of a site that sets none (specification §5).
 *
 * @example
 * linkDefaults.langPrefix; // '/'
 */
export const linkDefaults: LinkOptions = { domainMode: 0, langPrefix: defaults.langPrefix };
