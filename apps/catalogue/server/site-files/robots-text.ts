import { pageLanguages } from '../page-languages';
import { inLanguagePath } from './language-address';

/** What no search engine has any use for: results, answers to forms, and what belongs to one buyer. */
const closed = [
  '/product-search',
  '/find-count',
  '/visit-note',
  '/inquire_success',
  '/cart',
  '/checkout',
  '/order',
  '/payment',
] as const;

/** `robots.txt`; it names the sitemap where there is one. */
export function robotsText(origin: string, hasSitemap = true): string {
  const paths = pageLanguages.flatMap((language) => closed.map((path) => inLanguagePath(path, language)));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...paths.map((path) => `Disallow: ${path}`),
    // The preview, which has a header of its own too.
    'Disallow: /*?design',
    'Disallow: /*&design',
    '',
    ...(hasSitemap ? [`Sitemap: ${origin}/sitemap.xml`, ''] : []),
  ].join('\n');
}
