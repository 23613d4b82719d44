import type { CatalogueContext } from '../context';
import { requireOwnSite } from './require-own-site';
import { addVisitorActions, visitorId } from './visitor-queries';

interface ActionNoted {
  readonly page_url: string;
  readonly content_type: string;
  readonly page_type: string;
  readonly page_action: string;
}

interface Visit {
  readonly site_id: number;
  readonly visitor_code: string;
}

export type VisitorActionNoted = Visit & ActionNoted;

export interface VisitorActionsNoted extends Visit {
  /** `age`: how many milliseconds before the request. */
  readonly actions: readonly (ActionNoted & { readonly age: number })[];
}

/** Notes what a visitor did on a page. */
export function noteVisitorAction(
  context: CatalogueContext,
  { site_id, visitor_code, ...action }: VisitorActionNoted,
): Promise<Record<string, never>> {
  return noteVisitorActions(context, { site_id, visitor_code, actions: [{ ...action, age: 0 }] });
}

/** Notes what a visitor did since the browser last told. */
export async function noteVisitorActions(
  context: CatalogueContext,
  { site_id, visitor_code, actions }: VisitorActionsNoted,
): Promise<Record<string, never>> {
  const { db, now, siteId } = context;
  requireOwnSite(context, site_id);
  const visitor = await visitorId(db, visitor_code, now);
  await addVisitorActions(
    db,
    actions.map(({ page_url, content_type, page_type, page_action, age }) => ({
      siteId,
      visitorId: visitor,
      at: new Date(now.getTime() - age),
      pageUrl: page_url,
      contentType: content_type,
      pageType: page_type,
      pageAction: page_action,
    })),
  );
  return {};
}
