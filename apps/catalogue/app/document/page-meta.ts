import type { MetaDescriptor } from '@remix-run/node';
import { convertImage } from '@selvedge/rewriting';
import type { PictureSource } from '@selvedge/ui';
import { baseLocale, inLanguage, type Locale, localeOf } from '../language/address';

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
}

const alternates: readonly (readonly [tag: string, locale: Locale])[] = [
  ['en', 'en'],
  ['zh-CN', 'zh-cn'],
  ['x-default', baseLocale],
];

const openGraphLocale = { en: 'en_GB', 'zh-cn': 'zh_CN' } as const satisfies Record<Locale, string>;

/** The head of a page: title, description, canonical and alternate addresses, and what a shared link shows. */
export function pageMeta(site: SiteHead, siteTitle: string, page: PageHead): MetaDescriptor[] {
  const locale = localeOf(page.path);
  const title = page.title ? `${page.title} — ${site.name}` : siteTitle;
  const description = page.description || site.description;
  const canonical = site.origin + inLanguage(page.path, locale);
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
        ]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: page.title ?? siteTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: openGraphLocale[locale] },
    ...(page.image ? [{ property: 'og:image', content: site.origin + sharedImage(page.image.url) }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ];
}

/** The width that those who show shared links ask for; one of the site's variants. */
function sharedImage(url: string): string {
  return convertImage(url, { thumbnail: { type: 4, width: 1024 }, convert: { quality: 80 } });
}
