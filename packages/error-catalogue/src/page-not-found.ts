import type { Locale } from './locale';

/** Both spellings of specification §8, and the Chinese text; the address follows. */
const texts = {
  en: { sentence: 'Page not found: ', title: 'Page Not Found: ' },
  'zh-cn': { sentence: '页面不存在：', title: '页面不存在：' },
} as const satisfies Record<Locale, Record<PageNotFoundSpelling, string>>;

/** The specification shows the text in sentence case and in title case. */
export type PageNotFoundSpelling = 'sentence' | 'title';

/**
 * No route matches an address, or the route refused it (specification §8).
 *
 * @example
 * pageNotFound('/abc').status; // 404
 */
export class PageNotFoundError extends Error {
  /** The HTTP status. */
  readonly status = 404;
  /** The address as it was asked for, with its query. */
  readonly fullPath: string;

  constructor(fullPath: string, message: string) {
    super(message);
    this.name = 'pageNotFound';
    this.fullPath = fullPath;
  }
}

/**
 * The 404 for an address (specification §8). The address is put in as it is: show it as text, never as markup.
 *
 * @example
 * pageNotFound('/abc?x=1').message; // 'Page not found: /abc?x=1'
 * pageNotFound('/abc', { spelling: 'title' }).message; // 'Page Not Found: /abc'
 */
export function pageNotFound(
  fullPath: string,
  { spelling = 'sentence', locale = 'en' }: { readonly spelling?: PageNotFoundSpelling; readonly locale?: Locale } = {},
): PageNotFoundError {
  return new PageNotFoundError(fullPath, texts[locale][spelling] + fullPath);
}
