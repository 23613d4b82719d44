import type { MetaDescriptor } from '@remix-run/node';
import { notFoundText } from '../document/not-found';
import { pageLinks } from '../document/page-links';
import { rootDataOf } from '../document/root-data';

interface Matched {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
  readonly location: { readonly pathname: string; readonly search: string };
}

interface PageWords {
  readonly title: string;
  readonly description: string;
  /** What programs read of the page (schema.org). */
  readonly data?: (origin: string) => object | null;
  /** A page that search engines are not to list: results of a search, a page that shows a filtered list. */
  readonly isUnlisted?: boolean;
}

/** What stands in a page's head; of a page that has nothing to show, that it was not found. */
export function pageMeta({ matches, location }: Matched, words: PageWords | null): MetaDescriptor[] {
  const root = rootDataOf(matches);
  if (words === null || !root) return [{ title: notFoundText(location) }, { name: 'robots', content: 'noindex' }];
  const { title, description, data, isUnlisted = false } = words;
  const graph = data?.(root.origin) ?? null;
  return [
    { title: `${title} · ${root.community.name}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: root.community.name },
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex,follow' }] : pageLinks(root.origin, location.pathname)),
    ...(graph === null ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', ...graph } }]),
  ];
}
