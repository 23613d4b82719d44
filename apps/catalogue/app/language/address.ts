import { type Locale as TextLocale, locales as textLocales } from '@selvedge/error-catalogue';
import { baseLocale, getTextDirection, type Locale, locales } from '../paraglide/runtime';

export { baseLocale, getTextDirection as textDirection, type Locale, locales, type TextLocale };

/** What stands before every address of a language; the base language has none. */
export const languagePrefix = forEachLocale((locale) => (locale === baseLocale ? '/' : `/${locale}`));

/** The language tags of BCP 47, for `lang` and `hreflang`. */
export const languageTag = forEachLocale((locale) => Intl.getCanonicalLocales(locale)[0] ?? locale);

function forEachLocale(write: (locale: Locale) => string): Readonly<Record<Locale, string>> {
  return Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Record<Locale, string>;
}

/** The language that an address is in. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return locales.find((locale) => locale === first) ?? baseLocale;
}

/**
 * The language in which a page of a language gets what the server and our packages have written. A language is added by
 * its messages alone, so what is not written in it yet is read in English.
 */
export function textLocale(locale: Locale): TextLocale {
  return textLocales.find((known) => known === locale) ?? 'en';
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
