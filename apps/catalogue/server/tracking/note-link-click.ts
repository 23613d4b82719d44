import type { CatalogueContext } from '../context';
import { requireOwnSite } from './require-own-site';
import { addLinkClick, visitorId } from './visitor-queries';

export interface LinkClickNoted {
  readonly site_id: number;
  readonly visitor_code: string;
  readonly name: string;
  readonly source_url: string;
  readonly target_url: string;
}

/** Notes that a visitor opened an external or social link. The visitor is known by the code; an id is not believed. */
export async function noteLinkClick(context: CatalogueContext, noted: LinkClickNoted): Promise<Record<string, never>> {
  const { db, now, siteId } = context;
  requireOwnSite(context, noted.site_id);
  await addLinkClick(db, {
    siteId,
    visitorId: await visitorId(db, noted.visitor_code, now),
    at: now,
    name: noted.name,
    sourceUrl: noted.source_url,
    targetUrl: noted.target_url,
  });
  return {};
}
