import { type Locale, locales } from '@selvedge/error-catalogue';

export type { Locale };

export const baseLocale: Locale = 'zh-cn';

/** The language tags of BCP 47, for `lang` and `hreflang`. */
export const languageTag = { 'zh-cn': 'zh-CN', en: 'en' } as const satisfies Record<Locale, string>;

/** The language that the switch in the header leads to. */
export const otherLanguage = { 'zh-cn': 'en', en: 'zh-cn' } as const satisfies Record<Locale, Locale>;

/** What the addresses of a community begin with that shares a host with others. */
const communityBase = /^\/c\/[a-z0-9-]+(?=\/|$)/;

/**
 * A path as the router of its community knows it: without what all addresses there begin with.
 *
 * @example
 * routerPath('/c/weavers/en/news'); // '/en/news'
 */
export function routerPath(pathname: string): string {
  return pathname.replace(communityBase, '') || '/';
}

/** The language that an address is in. */
export function localeOf(pathname: string): Locale {
  const first = routerPath(pathname).split('/', 2)[1]?.toLowerCase();
  return locales.find((locale) => locale === first) ?? baseLocale;
}

/**
 * The same page in a language; the base language has no prefix, and the root of the other one is written without a
 * slash at its end. `/zh-cn` is understood and answers with the bare address.
 *
 * @example
 * inLanguage('/en/about', 'zh-cn'); // '/about'
 * inLanguage('/', 'en'); // '/en'
 */
export function inLanguage(pathname: string, locale: Locale): string {
  const bare = withoutLanguage(pathname);
  if (locale === baseLocale) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

function withoutLanguage(pathname: string): string {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  const locale = locales.find((name) => name === first);
  return locale === undefined ? pathname : pathname.slice(locale.length + 1) || '/';
}
