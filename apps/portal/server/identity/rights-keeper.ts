import type { Actor } from '@selvedge/domain/rights';
import type { PortalDb } from '../database/portal-db';
import type { SessionKind } from '../database/schema';
import { selectSession, touchEvery, touchSession } from './identity-queries';
import { tokenHash } from './token';

/** Who came with a token. */
export interface Identified {
  readonly actor: Actor;
  readonly session: { readonly id: number; readonly kind: SessionKind };
}

/** Knows who stands behind a token, and remembers it for a moment. */
export interface RightsKeeper {
  /** Who holds the token; null when nobody does. A token of a cookie is nobody's in a header, and the other way round. */
  identify(token: string, kind: SessionKind, now: Date): Promise<Identified | null>;
  /** Forgets everything at once: to be called after whatever changed a right or ended a session. */
  forget(): void;
  /** While other instances can't be heard, nothing is remembered. */
  hears(isHearing: boolean): void;
}

interface Kept extends Identified {
  readonly staleAt: number;
  readonly expiresAt: number;
}

/** Long enough for the calls of one page, in milliseconds. What changes is told by the database (`portal_rights`). */
const remembered = 15_000;

/** More people at once are looked up each time. */
const most = 10_000;

/** Keeps what sessions allow in memory, for as long as nobody says that something has changed. */
export function rightsKeeper(db: PortalDb): RightsKeeper {
  const kept = new Map<string, Kept>();
  let generation = 0;
  let isHearing = false;

  const lookUp = async (hash: string, now: Date): Promise<Kept | null> => {
    const begun = generation;
    const row = await selectSession(db, hash, now);
    if (row === undefined) return null;
    if (now.getTime() - row.seenAt.getTime() > touchEvery) await touchSession(db, row.id, now);
    const { id, kind, accountId, memberships, grants } = row;
    const found: Kept = {
      actor: { accountId, memberships, grants },
      session: { id, kind },
      staleAt: now.getTime() + remembered,
      expiresAt: row.expiresAt.getTime(),
    };
    // What was read before a change must not be remembered after it.
    if (isHearing && begun === generation) {
      if (kept.size >= most) kept.clear();
      kept.set(hash, found);
    }
    return found;
  };

  return {
    async identify(token, kind, now) {
      if (!/^[\w-]{43}$/.test(token)) return null;
      const hash = tokenHash(token);
      const known = kept.get(hash);
      const isGood = known !== undefined && now.getTime() < Math.min(known.staleAt, known.expiresAt);
      const found = isGood ? known : await lookUp(hash, now);
      return found !== null && found.session.kind === kind ? found : null;
    },
    forget() {
      generation += 1;
      kept.clear();
    },
    hears(value) {
      isHearing = value;
      generation += 1;
      kept.clear();
    },
  };
}
