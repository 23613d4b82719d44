import type { RunningApp } from '@selvedge/server-kit/e2e';

/** How the pages of a language begin, and the tag of their document. */
export const languages = [
  { prefix: '', tag: 'en' },
  { prefix: '/zh-cn', tag: 'zh-CN' },
] as const;

export type Language = (typeof languages)[number];

/** The widths of a phone, of a tablet held upright and of a desk. */
export const widths = [375, 768, 1440] as const;

export interface PageRoute {
  readonly name: string;
  /** The address without language; a pattern is filled in from the first link like it on the page `on`. */
  readonly path: string | { readonly on: string; readonly like: RegExp };
  readonly status?: number;
  /** Pages for people and not for search engines: `noindex` instead of a canonical address. */
  readonly isPrivate?: true;
  /** The one address of a page that has others too. */
  readonly canonical?: string;
}

/** Every screen of specification §2, with the pages of the lists. */
export const pageRoutes: readonly PageRoute[] = [
  { name: 'home', path: '/' },
  { name: 'home as /index', path: '/index', canonical: '/' },
  { name: 'home as /index.html', path: '/index.html', canonical: '/' },
  { name: 'the product list', path: '/product-products' },
  { name: 'page 2 of the product list', path: '/product-products_list2.html' },
  { name: 'a category', path: { on: '/', like: /\/product\/category\/\d+-[\w-]+/ } },
  { name: 'page 2 of a category', path: { on: 'a category', like: /\/product\/category\/\d+-[\w-]+_list2\.html/ } },
  { name: 'a product', path: { on: '/product-products', like: /\/product\/\d+-[\w-]+/ } },
  { name: 'a search with results', path: '/product-search?keywords=denim', isPrivate: true },
  { name: 'a search without results', path: '/product-search?keywords=zyxwvut', isPrivate: true },
  { name: 'about us', path: '/about-us' },
  { name: 'contact us', path: '/contact-us' },
  { name: 'the inquiry form', path: '/inquire_form', isPrivate: true },
  { name: 'the article list', path: '/article-list' },
  { name: 'an article', path: { on: '/article-list', like: /\/article-detail\/\d+-[\w-]+/ } },
  { name: 'the video list', path: '/video-list' },
  { name: 'a video', path: { on: '/video-list', like: /\/video-detail\/\d+-[\w-]+/ } },
  { name: 'yarn dyeing', path: '/yarn-dyeing' },
  { name: 'yarn processing', path: '/yarn-processing' },
  { name: 'yarn weaving', path: '/yarn-weaving' },
  { name: 'denim fabric finishing', path: '/denim-fabric-finishing' },
  { name: 'OEM and ODM', path: '/oem-odm' },
  { name: 'downloads', path: '/downloads' },
  { name: 'privacy', path: '/privacy' },
  { name: 'an address that leads nowhere', path: '/nowhere', status: 404, isPrivate: true },
];

/** Every route in every language, as a table of cases. */
export const everyPage = languages.flatMap((language) =>
  pageRoutes.map((route) => ({ ...route, language, title: `${route.name} (${language.tag})` })),
);

/** The address of a route in a language, without origin. */
export async function addressOf(app: RunningApp, route: PageRoute, language: Language): Promise<string> {
  if (typeof route.path === 'string') return inLanguage(route.path, language);
  const { on, like } = route.path;
  const parent = pageRoutes.find(({ name }) => name === on);
  const at = parent ? await addressOf(app, parent, language) : inLanguage(on, language);
  const links = linksOf(await (await fetch(app.origin + at)).text());
  const found = links.find((link) => like.exec(link)?.[0] === link.slice(language.prefix.length));
  if (!found) throw new Error(`No link like ${like} is on ${at}.`);
  return found;
}

export function inLanguage(path: string, { prefix }: Language): string {
  return prefix + path;
}

/** The links of a page as they stand in its HTML. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
