import type { MetaDescriptor } from '@remix-run/node';
import { locales } from '@selvedge/error-catalogue';
import { baseLocale, inLanguage, languageTag } from '../language/address';

/** The canonical address of a page and the same page in every language. */
export function pageLinks(origin: string, pathname: string): MetaDescriptor[] {
  const bare = inLanguage(pathname.replace(/(.)\/+$/, '$1'), baseLocale);
  const alternate = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + path,
  });
  const own = locales.find((locale) => inLanguage(bare, locale) === pathname.replace(/(.)\/+$/, '$1')) ?? baseLocale;
  return [
    { tagName: 'link', rel: 'canonical', href: origin + inLanguage(bare, own) },
    ...locales.map((locale) => alternate(languageTag[locale], inLanguage(bare, locale))),
    alternate('x-default', bare),
  ];
}
