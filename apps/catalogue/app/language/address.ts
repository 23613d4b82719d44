import { type Locale, locales } from '@selvedge/error-catalogue';

export type { Locale };

export const baseLocale: Locale = 'en';

/** What stands before every address of a language; the base language has none. */
export const languagePrefix = { en: '/', 'zh-cn': '/zh-cn' } as const satisfies Record<Locale, string>;

/** The language tags of BCP 47, for `lang` and `hreflang`. */
export const languageTag = { en: 'en', 'zh-cn': 'zh-CN' } as const satisfies Record<Locale, string>;

/** The language that an address is in. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return locales.find((locale) => locale === first) ?? baseLocale;
}

/**
 * The address without its language, which is the same for every language.
 *
 * @example
 * withoutLanguage('/zh-cn/about-us'); // '/about-us'
 */
export function withoutLanguage(pathname: string): string {
  const locale = localeOf(pathname);
  if (locale === baseLocale) return pathname;
  return pathname.slice(locale.length + 1) || '/';
}

/**
 * The same page in a language. The root of a language is its prefix and a slash (specification §5).
 *
 * @example
 * inLanguage('/zh-cn/about-us', 'en'); // '/about-us'
 * inLanguage('/', 'zh-cn'); // '/zh-cn/'
 */
export function inLanguage(pathname: string, locale: Locale): string {
  const bare = withoutLanguage(pathname);
  if (locale === baseLocale) return bare;
  return `/${locale}${bare}`;
}
