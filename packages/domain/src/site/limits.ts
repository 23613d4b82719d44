/**
 * The business constants of specification §9. Times are milliseconds unless the name says otherwise, lengths are CSS
 * pixels.
 *
 * @example
 * limits.pageSize; // 12
 */
export const limits = {
  /** Entries on a page of a list. */
  pageSize: 12,
  /** How long a message stays. */
  messageDuration: 3000,
  /** How long a message or dialog opens and closes (§4). */
  modalAnimation: 200,
  /** From the thank-you page to the home page, in seconds. */
  redirectSeconds: 2,
  /** How long a failed code chunk may not reload the page again. */
  chunkReloadGuard: 10_000,
  requestTimeout: 30_000,
  uploadMaxBytes: 20 * 1024 * 1024,
  /** A file name must be shorter. */
  uploadNameLength: 100,
  magnifierLens: 100,
  magnifierGlass: 500,
  magnifierGap: 20,
  /** The widest mobile window. */
  mobileWidth: 768,
  /** The widest window in which the chat covers the page. */
  chatMaskWidth: 576,
  /** Scrolled so far, the header changes. */
  headerScroll: 300,
  /** Scrolled so far, the button back to the top shows. */
  backToTopScroll: 100,
  /** A higher sub-list of the navigation collapses. */
  navSubListHeight: 320,
  scrollAnchorWait: 800,
  imageLoadPoll: 100,
  timerTick: 1000,
  /** Characters. */
  textTruncation: 32,
  /** Characters. */
  randomStringLength: 10,
} as const;

/**
 * The defaults of specification §9.
 *
 * @example
 * defaults.languageCode; // 'en'
 */
export const defaults = {
  languageCode: 'en',
  publishVersion: '12.345',
  cookiePath: '/',
  langPrefix: '/',
  /** Reading A's server environment (§3). */
  env: 'master',
  /** Reading B. */
  portalLocale: 'zh-cn',
  pageNumber: 1,
} as const;

/**
 * The defaults of every slider (specification §9).
 *
 * @example
 * sliderDefaults.autoplayDelay; // 3000
 */
export const sliderDefaults = { speed: 300, autoplayDelay: 3000, zoomMaxRatio: 3, zoomMinRatio: 1 } as const;
