import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import type { PortalDb } from '../database/portal-db';
import { type SessionKind, scanKeys } from '../database/schema';
import { cookie } from '../identity/session-cookie';
import { isTokenOf, newToken, tokenHash } from '../identity/token';
import { selectAccount } from './account-queries';
import { enter } from './enter';
import { qrSvg } from './qr-svg';

/** How long a picture may be scanned, in milliseconds. */
const lifetime = 3 * 60_000;

const secretCookie = 'scan';

type ScanState = (typeof scanKeys.$inferSelect)['state'];

/** Begins to sign a computer in by a phone. The secret stays with the computer: whoever photographs the picture has half. */
export async function createScanKey(context: RequestContext, { kind }: { readonly kind: SessionKind }) {
  const { db, now, userAgent, secure, setCookie } = context;
  await context.limit('scan');
  const key = newToken();
  const secret = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(scanKeys).values({ keyHash: tokenHash(key), secretHash: tokenHash(secret), userAgent, expiresAt });
  if (kind === 'cookie') setCookie(cookie(secretCookie, secret, { secure, seconds: lifetime / 1000 }));
  return {
    key,
    secret: kind === 'cookie' ? null : secret,
    ...(await picture(context, key)),
    expires_time: unixSeconds(expiresAt),
  };
}

/** What a phone's camera opens: our own page, in the language of the computer. */
async function picture({ origin, language }: RequestContext, key: string) {
  const content = `${origin}${language === 'zh-cn' ? '' : `/${language}`}/scan?key=${key}`;
  return { content, svg: await qrSvg(content) };
}

/** How far the phone has come. A key that is not there is over. */
export async function readScanState(context: RequestContext, { key }: { readonly key: string }) {
  const row = await selectKey(context.db, key);
  const isOver = row === undefined || (row.expiresAt <= context.now && row.state !== 'used');
  return { ...(await picture(context, key)), state: isOver ? ('expired' as const) : row.state };
}

/**
 * The phone has read the picture: from now on the key is this person's.
 *
 * @throws {RefusedRequest} 404 when it is over, or another phone was first.
 */
export async function scanKey({ db, now, actor, limit }: RequestContext, { key }: { readonly key: string }) {
  await limit('scan');
  const row = await advance(db, { key, now, from: ['waiting'], to: 'scanned', accountId: actor?.accountId });
  const found = row ?? (await selectKey(db, key));
  const isOwn = found?.state === 'scanned' && found.accountId === actor?.accountId && found.expiresAt > now;
  if (found === undefined || !isOwn) throw refuse(codes.notFound);
  return { user_agent: found.userAgent, expires_time: unixSeconds(found.expiresAt) };
}

/** The person on the phone agrees or refuses; only who scanned the key may. */
export async function confirmScan(
  { db, now, actor }: RequestContext,
  { key, agree }: { readonly key: string; readonly agree: boolean },
) {
  const found = await selectKey(db, key);
  if (found === undefined || found.accountId !== actor?.accountId) throw refuse(codes.notFound);
  const row = await advance(db, { key, now, from: ['scanned'], to: agree ? 'confirmed' : 'refused' });
  if (row === undefined) throw refuse(codes.notFound);
  return { state: row.state };
}

/**
 * The computer takes its session, once.
 *
 * @throws {RefusedRequest} 422 at `secret` when it is not the computer that asked, 404 when there is nothing to take.
 */
export async function redeemScan(
  context: RequestContext,
  {
    key,
    secret: given,
    kind,
  }: { readonly key: string; readonly secret?: string | undefined; readonly kind: SessionKind },
) {
  const { db, now } = context;
  await context.limit('scan');
  const secret = given ?? context.cookie(secretCookie) ?? '';
  const found = await selectKey(db, key);
  if (found === undefined) throw refuse(codes.notFound);
  if (!isTokenOf(secret, found.secretHash)) {
    throw refuse(codes.validationFailed, { issues: [fieldIssue('secret', codes.noMatch)] });
  }
  return db.transaction(async (tx) => {
    const row = await advance(tx, { key, now, from: ['confirmed'], to: 'used' });
    const account = row?.accountId == null ? undefined : await selectAccount(tx, row.accountId);
    if (account === undefined) throw refuse(codes.notFound);
    return enter(context, tx, { account, kind });
  });
}

async function selectKey(db: Pick<PortalDb, 'select'>, key: string) {
  const [row] = await db
    .select()
    .from(scanKeys)
    .where(eq(scanKeys.keyHash, tokenHash(key)));
  return row;
}

interface Step {
  readonly key: string;
  readonly now: Date;
  readonly from: ScanState[];
  readonly to: ScanState;
  readonly accountId?: number | undefined;
}

/** One step of a key, if it stands where the step begins. Two at once: one of them finds it elsewhere. */
async function advance(db: Pick<PortalDb, 'update'>, { key, now, from, to, accountId }: Step) {
  const [row] = await db
    .update(scanKeys)
    .set({ state: to, ...(accountId === undefined ? {} : { accountId }) })
    .where(and(eq(scanKeys.keyHash, tokenHash(key)), inArray(scanKeys.state, from), gt(scanKeys.expiresAt, now)))
    .returning();
  return row;
}

/** Removes keys that ended a day ago. */
export async function removeOldScanKeys(db: PortalDb, now: Date): Promise<void> {
  await db.delete(scanKeys).where(lt(scanKeys.expiresAt, new Date(now.getTime() - 86_400_000)));
}
