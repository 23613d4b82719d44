import type { CatalogueContext } from '../context';
import { requireOwnSite } from './require-own-site';
import { addVisitorAction, visitorId } from './visitor-queries';

export interface VisitorActionNoted {
  readonly site_id: number;
  readonly visitor_code: string;
  readonly page_url: string;
  readonly content_type: string;
  readonly page_type: string;
  readonly page_action: string;
}

/** Notes what a visitor did on a page. */
export async function noteVisitorAction(
  context: CatalogueContext,
  noted: VisitorActionNoted,
): Promise<Record<string, never>> {
  const { db, now, siteId } = context;
  requireOwnSite(context, noted.site_id);
  await addVisitorAction(db, {
    siteId,
    visitorId: await visitorId(db, noted.visitor_code, now),
    at: now,
    pageUrl: noted.page_url,
    contentType: noted.content_type,
    pageType: noted.page_type,
    pageAction: noted.page_action,
  });
  return {};
}
