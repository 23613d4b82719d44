import { and, desc, eq, isNull } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import type { PortalDb } from '../database/portal-db';
import { notices } from '../database/schema';

/** What the caller was told, the newest first. */
export async function listNotices(
  { db, actor, language }: RequestContext,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const accountId = actor?.accountId ?? 0;
  const own = and(eq(notices.accountId, accountId), notices.isShown);
  const [rows, total, unread] = await Promise.all([
    db.select().from(notices).where(own).orderBy(desc(notices.id)).limit(limit).offset(offset),
    db.$count(notices, own),
    countUnread(db, accountId),
  ]);
  const list = rows.map(({ id, communityId, kind, words, address, madeAt, readAt }) => ({
    id,
    ccId: communityId,
    kind,
    ...words[language],
    address,
    made_time: unixSeconds(madeAt),
    is_read: readAt !== null,
  }));
  return { list, total, unread };
}

/** Says that the caller has read a notice, or all of them. Another person's id does what a missing one does: nothing. */
export async function readNotices({ db, actor, now }: RequestContext, { id }: { readonly id?: number | undefined }) {
  const accountId = actor?.accountId ?? 0;
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.accountId, accountId),
        notices.isShown,
        isNull(notices.readAt),
        id === undefined ? undefined : eq(notices.id, id),
      ),
    );
  return { unread: await countUnread(db, accountId) };
}

function countUnread(db: PortalDb, accountId: number): Promise<number> {
  return db.$count(notices, and(eq(notices.accountId, accountId), notices.isShown, isNull(notices.readAt)));
}
