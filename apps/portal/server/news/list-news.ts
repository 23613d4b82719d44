import type { RawNews } from '@selvedge/api-contract/community';
import type { Listed, PortalContext } from '../context';
import { countNews, type NewsRange, selectNews } from './news-queries';
import { newsToWire } from './news-to-wire';

/** The contract leaves the texts out of the answer: a list shows summaries. */
export async function listNews(context: PortalContext, range: NewsRange): Promise<Listed<RawNews>> {
  const [rows, total] = await Promise.all([selectNews(context, range), countNews(context, range)]);
  return { list: rows.map((row) => newsToWire(row, context)), total };
}
