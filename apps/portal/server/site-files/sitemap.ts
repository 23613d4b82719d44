import { escapeXml } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { languages } from '../database/schema';
import { pagePath } from './page-address';
import { type SitemapPage, selectSitemapPages } from './sitemap-queries';

/** The pages that stand whatever there is to show. */
const standing = [
  '/',
  '/about',
  '/people',
  '/members',
  '/companies',
  '/news',
  '/announcements',
  '/activities',
  '/jobs',
  '/contact',
];

const tags = { 'zh-cn': 'zh-CN', en: 'en' } as const;

/** The sitemap of a community: every public page once in each language, naming the other one. */
export async function sitemap(context: PortalContext, ccId: number, origin: string): Promise<string> {
  const pages: SitemapPage[] = [
    ...standing.map((path) => ({ path, changedAt: null })),
    ...(await selectSitemapPages(context, ccId)),
  ];
  const entries = pages.flatMap((page) => languages.map((language) => entry(page, language, origin)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry({ path, changedAt }: SitemapPage, language: (typeof languages)[number], origin: string): string {
  const address = (other: (typeof languages)[number]) => escapeXml(origin + pagePath(path, other));
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  const others = languages
    .map((other) => `<xhtml:link rel="alternate" hreflang="${tags[other]}" href="${address(other)}"/>`)
    .join('');
  return `<url><loc>${address(language)}</loc>${changed}${others}</url>`;
}
