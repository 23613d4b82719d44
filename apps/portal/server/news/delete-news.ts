import { withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { news } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { requirePublishing } from '../publication/publish';

/** Deletes items of news; what is gone already does no harm. */
export async function deleteNews(
  context: PortalContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'news.write', ccId);
  await withTransaction(context.db, async (transaction) => {
    const rows = await transaction
      .delete(news)
      .where(and(eq(news.communityId, ccId), inArray(news.id, [...ids])))
      .returning({ id: news.id, state: news.state });
    requirePublishing(context, { permission: 'news.publish', ccId }, ...rows.map(({ state }) => state));
    for (const { id } of rows)
      await recordAct(transaction, context, { ccId, act: 'news.delete', subject: `news:${id}` });
  });
  return { done: true } as const;
}
