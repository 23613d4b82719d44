import { asc } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { communities } from '../database/schema';
import { communityPath, type PlacedCommunity, type Site } from './site';

/** Where an address leads. */
export interface FoundSite {
  readonly site: Site;
  /** Where the community's pages have their one address, when it is not this one. */
  readonly movedTo?: string;
}

/** The communities of the installation by where their pages stand. Everything here is known without asking anybody. */
export interface SiteMap {
  /** The community that an address belongs to; an unknown host and an unknown path are the first community's. */
  at(host: string, pathname: string): FoundSite;
  /** The community with a number; undefined when there is none. */
  of(ccId: number): Site | undefined;
  /** The origin that a host's pages are known under: the host's own, where it is a community's, else the installation's. */
  originAt(host: string): string;
  /** Where a community's pages begin: never read from a request, so it may stand in mails. */
  addressOf(site: Site): string;
  /** Every community, the first one first. */
  readonly all: readonly Site[];
  /** Reads them again, and tells who wants to know when an address leads elsewhere now. */
  reload(): Promise<void>;
  onMove(told: () => void): void;
}

/** Before there is any community, pages are about none. */
const none: Site = { ccId: 0, base: '', domain: null };

/**
 * Keeps the communities' places in memory.
 *
 * @param origin the installation's own: the scheme and the port of every community's, and the host of those that share it
 */
export function siteMap(origin: string, load: () => Promise<readonly PlacedCommunity[]>): SiteMap {
  const { protocol, port } = new URL(origin);
  let all: readonly Site[] = [];
  let byDomain: ReadonlyMap<string, Site> = new Map();
  let byPath: ReadonlyMap<string, Site> = new Map();
  const listeners: (() => void)[] = [];
  let known = '';

  const first = () => all[0] ?? none;
  const ownSite = (host: string) => byDomain.get(hostName(host));
  const originOf = (domain: string) => `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
  const addressOf = ({ domain, base }: Site) => (domain === null ? origin + base : originOf(domain));

  return {
    at(host, pathname) {
      const own = ownSite(host);
      if (own !== undefined) return { site: own };
      const named = communityPath(pathname);
      const site = named === null ? undefined : byPath.get(named.path);
      if (site === undefined || named === null) return { site: first() };
      // One community has one address, and search engines find it there only.
      return site.base === named.base
        ? { site }
        : { site, movedTo: addressOf(site) + pathname.slice(named.base.length) };
    },
    of: (ccId) => all.find((site) => site.ccId === ccId),
    originAt: (host) => {
      const domain = ownSite(host)?.domain;
      return domain == null ? origin : originOf(domain);
    },
    addressOf,
    get all() {
      return all;
    },
    async reload() {
      const found = await load();
      const now = JSON.stringify(found);
      if (now === known) return;
      known = now;
      all = found.map(({ id, domain, path }, place) => ({
        ccId: id,
        domain,
        // The first community is what the bare host shows.
        base: place === 0 || domain !== null || path === null ? '' : `/c/${path}`,
      }));
      byDomain = new Map(all.flatMap((site) => (site.domain === null ? [] : [[site.domain, site] as const])));
      byPath = new Map(
        found.flatMap(({ path }, place) => {
          const site = all[place];
          return path === null || site === undefined ? [] : [[path, site] as const];
        }),
      );
      for (const told of listeners) told();
    },
    onMove: (told) => void listeners.push(told),
  };
}

/** The communities in the order of their making. */
export function selectPlacedCommunities(db: PortalDb): Promise<PlacedCommunity[]> {
  return db
    .select({ id: communities.id, domain: communities.domain, path: communities.path })
    .from(communities)
    .orderBy(asc(communities.id));
}

/** A host without its port, in small letters; a host may also end with the dot of the root. */
function hostName(host: string): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}
