import type { CatalogueContext } from '../context';
import { unixSeconds } from '../unix-seconds';
import { countOfVisitor, findVisitor } from './visitor-data-queries';

/** What is kept about the visitor who asks: kinds and counts, never what anybody wrote. */
export async function tellVisitorData({ db, visitorCode }: CatalogueContext) {
  const visitor = visitorCode === undefined ? undefined : await findVisitor(db, visitorCode);
  if (visitor === undefined) return nothing;
  const { actions, linkClicks, downloadRequests, inquiries, orders } = await countOfVisitor(db, visitor.id);
  return {
    visitor_code: visitor.code,
    first_seen: unixSeconds(visitor.firstSeen),
    actions: actions.map(({ pageAction, count }) => ({ page_action: pageAction, count })),
    link_clicks: linkClicks,
    download_requests: downloadRequests,
    inquiries,
    orders,
  };
}

const nothing = {
  visitor_code: null,
  first_seen: null,
  actions: [],
  link_clicks: 0,
  download_requests: 0,
  inquiries: 0,
  orders: 0,
};
