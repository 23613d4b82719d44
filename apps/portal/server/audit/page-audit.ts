import { count, desc, eq } from 'drizzle-orm';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { accounts, auditLog } from '../database/schema';

/** What was done by those who work for a community, the latest first. */
export async function pageAudit({ db }: PortalContext, { ccId, limit, offset }: ListRange) {
  const own = eq(auditLog.communityId, ccId);
  const rows = await db
    .select({ entry: auditLog, nick: accounts.nick })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId))
    .where(own)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(own);
  const list = rows.map(({ entry: { id, accountId, act, subject, details, createdAt }, nick }) => ({
    id,
    account_id: accountId,
    nick,
    act,
    subject,
    details: { ...details },
    time: unixSeconds(createdAt),
  }));
  return { list, total: counted?.total ?? 0 };
}
