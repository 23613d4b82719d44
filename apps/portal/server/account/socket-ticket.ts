import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import type { PortalDb } from '../database/portal-db';
import { socketTickets } from '../database/schema';
import { newToken, tokenHash } from '../identity/token';

/** How long a ticket waits for its handshake, in milliseconds. */
const lifetime = 60_000;

/** A ticket that opens one WebSocket. */
export async function giveSocketTicket({ db, now, session }: RequestContext) {
  if (session === null) throw refuse(codes.unauthorized);
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(socketTickets).values({ ticketHash: tokenHash(ticket), sessionId: session.id, expiresAt });
  return { ticket, expires_time: unixSeconds(expiresAt) };
}

/** Takes a ticket: the session that it stands for, once; undefined when it is worth nothing. */
export async function takeSocketTicket(db: PortalDb, ticket: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .delete(socketTickets)
    .where(and(eq(socketTickets.ticketHash, tokenHash(ticket)), gt(socketTickets.expiresAt, now)))
    .returning({ sessionId: socketTickets.sessionId });
  return row?.sessionId;
}

/** Removes tickets that nobody used. */
export async function removeOldTickets(db: PortalDb, now: Date): Promise<void> {
  await db.delete(socketTickets).where(lt(socketTickets.expiresAt, now));
}
