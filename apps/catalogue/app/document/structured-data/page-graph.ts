import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { inLanguage, localeOf } from '../../language/address';
import { m } from '../../paraglide/messages';

/** A step of the way from the home page; the last one is the page itself and needs no address. */
export interface WayStep {
  readonly title: string;
  readonly href?: string | undefined;
}

/** What a page says of itself to programs: the way to it and the things on it, as one graph of schema.org. */
export function pageGraph(
  origin: string,
  path: string,
  { crumbs = [], things = [] }: { readonly crumbs?: readonly WayStep[]; readonly things?: readonly Thing[] },
): Graph | undefined {
  const graph = [...things, ...(crumbs.length > 0 ? [breadcrumbs(origin, path, crumbs)] : [])];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

function breadcrumbs(origin: string, path: string, crumbs: readonly WayStep[]): BreadcrumbList {
  const steps: readonly WayStep[] = [{ title: m.home(), href: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(origin, path, href ?? path),
    })),
  };
}

/** An address of the site in the language of a page, with its origin. */
export function absolute(origin: string, path: string, href: string): string {
  return origin + inLanguage(encodeURI(decodeURI(href)), localeOf(path));
}
