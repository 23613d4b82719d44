import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { accounts, calendarFeeds } from '../database/schema';

/** What the tokens of calendars are signed for. */
export const feedPurpose = 'calendar';

/** A calendar's address has no end of its own; it ends when its owner ends it. */
const farAway = new Date('2099-12-31T00:00:00Z');

type FeedContext = Pick<RequestContext, 'db' | 'now' | 'actor' | 'signer' | 'origin'>;

/** The secret address of the caller's calendar in a community. */
export async function ownFeed(
  context: FeedContext,
  { wish }: { readonly wish: 'show' | 'make' | 'end' },
): Promise<{ url: string | null }> {
  const { actor } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  const serial = await serials[wish](context, actor.accountId);
  if (serial === null) return { url: null };
  const token = context.signer.sign(feedPurpose, `${actor.accountId}.${serial}`, farAway);
  return { url: `${context.origin}/calendar/${token}.ics` };
}

const serials = {
  async show({ db }: FeedContext, accountId: number) {
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
    return row === undefined || row.serial < 0 ? null : row.serial;
  },
  async make({ db, now }: FeedContext, accountId: number) {
    const [row] = await db
      .insert(calendarFeeds)
      .values({ accountId, serial: 1, createdAt: now })
      .onConflictDoUpdate({
        target: calendarFeeds.accountId,
        set: { serial: sql`abs(${calendarFeeds.serial}) + 1`, createdAt: now },
      })
      .returning();
    return row?.serial ?? null;
  },
  /** A serial that has ended is kept, with its sign turned, so that it never comes again. */
  async end({ db }: FeedContext, accountId: number) {
    await db
      .update(calendarFeeds)
      .set({ serial: sql`-abs(${calendarFeeds.serial})` })
      .where(eq(calendarFeeds.accountId, accountId));
    return null;
  },
} as const;

/** Whose calendar a token opens; nobody's when it has ended or is none. */
export async function ownerOfFeed({ db, signer, now }: Pick<FeedContext, 'db' | 'signer' | 'now'>, token: string) {
  const verified = signer.verify(feedPurpose, token, now);
  if (!verified.ok) return undefined;
  const [accountId, serial] = verified.payload.split('.').map(Number);
  const [row] = await db
    .select({ serial: calendarFeeds.serial, language: accounts.language, erasedAt: accounts.erasedAt })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(eq(calendarFeeds.accountId, accountId ?? 0));
  if (row === undefined || row.serial !== serial || row.erasedAt !== null) return undefined;
  return { accountId: accountId ?? 0, language: row.language };
}
