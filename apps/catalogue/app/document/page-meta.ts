import type { MetaDescriptor } from '@remix-run/node';
import { listPath } from '@selvedge/rewriting';
import type { PictureSource } from '@selvedge/ui';
import type { Thing } from 'schema-dts';
import { baseLocale, inLanguage, type Locale, languageTag, localeOf, locales } from '../language/address';
import { sharedPicture } from './shared-picture';
import { pageGraph, type WayStep } from './structured-data/page-graph';

/** What of the site every page's head needs; it comes from the site route's loader. */
export interface SiteHead {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  /** `https://mill.example`, without a slash at its end. */
  readonly origin: string;
}

export interface PageHead {
  /** Left out on the home page, whose title is the site's. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The page's one address, in any language, without origin; page n of a list is its own page. */
  readonly path: string;
  readonly image?: PictureSource | null | undefined;
  readonly type?: 'website' | 'article' | 'product';
  /** Pages that a search engine has no use for: results, forms, filtered lists. */
  readonly isPrivate?: boolean;
  /** The way from the home page, which is not named; for programs. */
  readonly crumbs?: readonly WayStep[];
  /** What is on the page, in the words of schema.org: only what is true. */
  readonly things?: readonly Thing[];
  /** The place of a list's page among its others. */
  readonly list?: { readonly base: string; readonly page: number; readonly pageCount: number } | undefined;
}

const alternates: readonly (readonly [tag: string, locale: Locale])[] = [
  ...locales.map((locale) => [languageTag[locale], locale] as const),
  ['x-default', baseLocale],
];

/** Open Graph wants a country too: our English is British, and any other language is at home where most read it. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale === 'en' ? 'en-GB' : languageTag[locale]).maximize();
  return `${language}_${region}`;
}

/** The head of a page: title, description, canonical and alternate addresses, and what a shared link shows. */
export function pageMeta(site: SiteHead, siteTitle: string, page: PageHead): MetaDescriptor[] {
  const locale = localeOf(page.path);
  const title = page.title ? `${page.title} — ${site.name}` : siteTitle;
  const description = page.description || site.description;
  const canonical = site.origin + inLanguage(page.path, locale);
  const graph = page.isPrivate ? undefined : pageGraph(site.origin, page.path, page);
  const shared = page.image && sharedPicture(page.image);
  return [
    { title },
    { name: 'description', content: description },
    ...(site.keywords && !page.title ? [{ name: 'keywords', content: site.keywords }] : []),
    ...(page.isPrivate
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : [
          { tagName: 'link', rel: 'canonical', href: canonical },
          ...alternates.map(([hrefLang, language]) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang,
            href: site.origin + inLanguage(page.path, language),
          })),
          ...neighbours(site.origin, locale, page.list),
        ]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: page.title ?? siteTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: openGraphLocale(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
    ...(shared
      ? [
          { property: 'og:image', content: site.origin + shared.url },
          { property: 'og:image:type', content: shared.type },
          { property: 'og:image:width', content: String(shared.width) },
          { property: 'og:image:height', content: String(shared.height) },
          { property: 'og:image:alt', content: shared.alt },
        ]
      : []),
    { name: 'twitter:card', content: shared ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.title ?? siteTitle },
    { name: 'twitter:description', content: description },
    ...(shared ? [{ name: 'twitter:image', content: site.origin + shared.url }] : []),
    ...(graph ? [{ 'script:ld+json': graph as object }] : []),
  ];
}

/** The pages before and after one of a list; the first page is the bare address. */
function neighbours(origin: string, locale: Locale, list: PageHead['list']): MetaDescriptor[] {
  if (!list) return [];
  const link = (rel: 'prev' | 'next', page: number) =>
    page < 1 || page > list.pageCount
      ? []
      : [{ tagName: 'link', rel, href: origin + inLanguage(listPath(list.base, page), locale) }];
  return [...link('prev', list.page - 1), ...link('next', list.page + 1)];
}
