import { previewToken } from '@selvedge/server-kit';
import { type RequestContext, unixSeconds } from '../context';
import { news } from '../database/schema';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { newsSubject } from './news-subject';

const day = 24 * 60 * 60 * 1000;

/** Addresses that show an item of news for a day to whoever has them, published or not. */
export async function previewNews(
  context: Pick<RequestContext, 'actor' | 'db' | 'now' | 'origin' | 'signer'>,
  asked: { readonly ccId: number; readonly id: number },
) {
  const { db, now, origin, signer } = context;
  requireRight(context, 'news.write', asked.ccId);
  const row = await requireOwnRow(db, news, asked);
  const expires = new Date(now.getTime() + day);
  const query = `?design=${previewToken(signer, expires, newsSubject(row.id))}`;
  return {
    urls: { 'zh-cn': `${origin}/news/${row.id}${query}`, en: `${origin}/en/news/${row.id}${query}` },
    expires_time: unixSeconds(expires),
  };
}
