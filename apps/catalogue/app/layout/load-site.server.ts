import type { AppLoadContext } from '@remix-run/node';
import { type ContentItem, parseContentItem } from '@selvedge/domain/content';
import { layoutDefaults, parseSiteInfo, parseSiteLayout, type SiteLayout } from '@selvedge/domain/site';
import type { CatalogueApi } from '../api.server';
import { pictureSource } from '../product/product-card-data';
import type { NavigationEntry, SiteData } from './site-data';

/** Loads what every page shows around its own content. */
export async function loadSite(
  api: CatalogueApi,
  { origin, tags, design, direct }: Pick<AppLoadContext, 'origin' | 'tags' | 'design' | 'direct'>,
): Promise<SiteData> {
  const [info, header, footer] = await Promise.all([api.site.baseInfo(), api.site.header(), api.site.footer()]);
  return {
    siteId: Number(info.site.site_id),
    name: info.name,
    title: info.title,
    description: info.description,
    keywords: info.keywords,
    origin,
    tags,
    hasOwnContent: direct !== undefined,
    chatRequired: info.chat_required,
    // The token stays in the address: nothing else of the page has to know it.
    design: design && { shows: design.shows, expires: design.expires },
    isShop: isShopOf(info.site),
    company: info.company,
    layout: layoutOf(info.layout),
    header: navigationOf(header),
    footer: navigationOf(footer),
    counts: info.counts,
  };
}

/** A site that cannot be read shows no prices. */
function isShopOf(raw: unknown): boolean {
  const parsed = parseSiteInfo(raw);
  return parsed.ok && parsed.value.isShop;
}

function layoutOf(raw: unknown): SiteLayout {
  const parsed = parseSiteLayout(raw);
  return parsed.ok ? parsed.value : layoutDefaults;
}

const navigations = new WeakMap<object, NavigationEntry[]>();

/** Our own API answers with the same object until something is published: its links are read once. */
function navigationOf(answer: { readonly list: readonly unknown[] }): NavigationEntry[] {
  const entries = navigations.get(answer) ?? answer.list.flatMap(entriesOf);
  navigations.set(answer, entries);
  return entries;
}

/** An entry that cannot be read is left out: a broken link must not take the page with it. */
function entriesOf(raw: unknown): NavigationEntry[] {
  const parsed = parseContentItem(raw);
  return parsed.ok ? [entryOf(parsed.value)] : [];
}

function entryOf({ title, href, target, image, children }: ContentItem): NavigationEntry {
  return { title, href, target, image: pictureSource(image), children: children.map(entryOf) };
}
