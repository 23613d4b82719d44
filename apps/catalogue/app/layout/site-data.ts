import { useMatches } from '@remix-run/react';
import type { SiteLayout } from '@selvedge/domain/site';
import type { PictureSource } from '@selvedge/ui';
import type { SiteHead } from '../document/page-meta';
import type { DesignMode } from '../draft/design-mode-data';

/** An entry of the header's or footer's navigation. */
export interface NavigationEntry {
  readonly title: string;
  readonly href: string;
  /** `_self`, or `_blank` for an entry that opens beside the page. */
  readonly target: string;
  readonly image: PictureSource | null;
  readonly children: readonly NavigationEntry[];
}

/** What every page shows around its own content. */
export interface SiteData extends SiteHead {
  /** Set while the preview is on. */
  readonly design: DesignMode | undefined;
  readonly siteId: number;
  /** The addresses of advertising and analytics tags, which wait for a visitor’s consent. */
  readonly tags: readonly string[];
  /** Whether what is shown is this server's own, so that feeds and the like can tell of it. */
  readonly hasOwnContent: boolean;
  /** Whether the chat itself comes first for a visitor who has met it (specification §2). */
  readonly chatRequired: boolean;
  readonly title: string;
  /** Whether it sells: with prices, a cart and orders (specification §3). */
  readonly isShop: boolean;
  readonly company: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    readonly hours: string;
  };
  readonly layout: SiteLayout;
  readonly header: readonly NavigationEntry[];
  readonly footer: readonly NavigationEntry[];
  readonly counts: { readonly products: number; readonly articles: number; readonly videos: number };
}

/** The site route is there once for the first two languages, and once for each further one (app/routes.ts). */
const siteRouteId = /^routes\/site(?:\.|$)/;

/** The site's data anywhere below the site route. */
export function useSite(): SiteData | undefined {
  return siteOf(useMatches());
}

/** The site's data among the matches that a `meta` function is given. */
export function siteOf(
  matches: readonly ({ readonly id: string; readonly data: unknown } | undefined)[],
): SiteData | undefined {
  return matches.find((match) => match !== undefined && siteRouteId.test(match.id))?.data as SiteData | undefined;
}
