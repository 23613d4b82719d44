import { and, asc, eq, ilike, isNull, or } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { accounts } from '../database/schema';
import { likePattern } from './like-pattern';
import { requireRight } from './require-right';

const most = 10;

/** Accounts by a part of their nick, or by a phone or an address in full; never a phone or an address itself. */
export async function findPeople(
  context: PortalContext,
  { ccId, keywords }: { readonly ccId: number; readonly keywords: string },
) {
  requireRight(context, 'role.manage', ccId);
  const phone = keywords.replace(/[\s-]/g, '');
  const list = await context.db
    .select({ id: accounts.id, nick: accounts.nick })
    .from(accounts)
    .where(
      and(
        isNull(accounts.erasedAt),
        or(
          ilike(accounts.nick, likePattern(keywords)),
          eq(accounts.email, keywords.toLowerCase()),
          eq(accounts.phone, phone),
          eq(accounts.phone, `+86${phone}`),
        ),
      ),
    )
    .orderBy(asc(accounts.nick))
    .limit(most);
  return { list };
}
