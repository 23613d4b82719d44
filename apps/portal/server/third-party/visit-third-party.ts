import { readTarget } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { selectAccount, selectAccountOf } from '../account/account-queries';
import { addAccount } from '../account/add-account';
import { enter } from '../account/enter';
import { type RequestContext, unixSeconds } from '../context';
import type { PortalDb } from '../database/portal-db';
import { externalIdentities, type SessionKind, thirdPartyVisits } from '../database/schema';
import { cookie } from '../identity/session-cookie';
import type { ThirdPartyPerson } from '../identity/third-party';
import { isTokenOf, newToken, tokenHash } from '../identity/token';

/** How long somebody may be away at the third party, in milliseconds. */
const lifetime = 10 * 60_000;

const stateCookie = 'third_party';

/** The third parties that people may sign in with. */
export function listThirdParties({ thirdParties }: RequestContext) {
  return { list: [...thirdParties.values()].map(({ key, name }) => ({ provider: key, name })) };
}

interface Beginning {
  readonly provider: string;
  readonly kind: SessionKind;
}

/** Begins to sign in with a third party; the browser is bound to it by a cookie, so that nobody else's answer is taken. */
export async function beginThirdParty(context: RequestContext, { provider, kind }: Beginning) {
  const { db, now, returnOrigin, secure, setCookie } = context;
  await context.limit('signIn');
  const party = partyOf(context, provider);
  const trip = {
    redirectUri: `${returnOrigin}/sign-in/back`,
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
  };
  const url = await party.begin(trip).catch((error: unknown) => unreachable(context, error));
  const expiresAt = new Date(now.getTime() + lifetime);
  const { state, ...kept } = trip;
  await db.insert(thirdPartyVisits).values({ ...kept, provider, stateHash: tokenHash(state), expiresAt });
  if (kind === 'cookie') setCookie(cookie(stateCookie, state, { secure, seconds: lifetime / 1000 }));
  return { url, state, expires_time: unixSeconds(expiresAt) };
}

interface Answered extends Beginning {
  readonly state: string;
  readonly answer: string;
}

/**
 * Signs in with what a third party answered.
 *
 * @throws {RefusedRequest} 422 at `state` when it is old, used, or another browser's; at `answer` when the third party
 * did not say who it is.
 */
export async function signInByThirdParty(context: RequestContext, { provider, state, answer, kind }: Answered) {
  await context.limit('signIn');
  const party = partyOf(context, provider);
  const isOwn = kind === 'bearer' || isTokenOf(context.cookie(stateCookie) ?? '', tokenHash(state));
  const visit = isOwn ? await takeVisit(context, provider, state) : undefined;
  if (visit === undefined) throw wrong('state');
  if (kind === 'cookie') context.setCookie(cookie(stateCookie, '', { secure: context.secure }));
  const trip = { ...visit, state };
  const person = await party
    .finish(trip, new URLSearchParams(answer))
    .catch((error: unknown) => unreachable(context, error));
  if (person === null) throw wrong('answer');
  return context.db.transaction(async (tx) => {
    const known = await knownAccount(tx, provider, person);
    const account = known ?? (await addAccount(context, tx, ownEmail(person)));
    await tx
      .insert(externalIdentities)
      .values({ provider, subject: person.subject, accountId: account.id, createdAt: context.now })
      .onConflictDoNothing();
    return enter(context, tx, { account, kind, isNew: known === undefined });
  });
}

type Transaction = Pick<PortalDb, 'select' | 'insert'>;

/** The account that the third party's is joined to; else the one of an address that both sides have proven. */
async function knownAccount(tx: Transaction, provider: string, { subject, email }: ThirdPartyPerson) {
  const [identity] = await tx
    .select({ accountId: externalIdentities.accountId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)));
  if (identity !== undefined) return selectAccount(tx, identity.accountId);
  const target = readTarget(email ?? '');
  return target?.kind === 'email' ? selectAccountOf(tx, target) : undefined;
}

function ownEmail({ email }: ThirdPartyPerson) {
  const target = readTarget(email ?? '');
  return target?.kind === 'email' ? { email: target.value } : {};
}

async function takeVisit({ db, now }: RequestContext, provider: string, state: string) {
  const [visit] = await db
    .update(thirdPartyVisits)
    .set({ usedAt: now })
    .where(
      and(
        eq(thirdPartyVisits.stateHash, tokenHash(state)),
        eq(thirdPartyVisits.provider, provider),
        gt(thirdPartyVisits.expiresAt, now),
        isNull(thirdPartyVisits.usedAt),
      ),
    )
    .returning();
  return visit;
}

function partyOf({ thirdParties }: RequestContext, provider: string) {
  const party = thirdParties.get(provider);
  if (party === undefined)
    throw refuse(codes.validationFailed, { issues: [fieldIssue('provider', codes.doesNotExist)] });
  return party;
}

function wrong(field: string) {
  return refuse(codes.validationFailed, { issues: [fieldIssue(field, codes.noMatch)] });
}

function unreachable({ log }: RequestContext, error: unknown): never {
  log.error('a third party could not be reached', { error });
  throw refuse(codes.interfaceRequestFailed, { retryAfter: 30 });
}

/** Removes visits that nobody came back from. */
export async function removeOldVisits(db: PortalDb, now: Date): Promise<void> {
  await db.delete(thirdPartyVisits).where(lt(thirdPartyVisits.expiresAt, now));
}
