import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { selectOneNews } from './news-queries';
import { newsToWire } from './news-to-wire';

/** @throws code 10 when there is no such item in that category */
export async function findNews(context: PortalContext, { type, newsId }: { type: number; newsId: number }) {
  const [row] = await selectOneNews(context, newsId, type);
  if (!row) throw refuse(codes.notFound);
  return newsToWire(row, context);
}
