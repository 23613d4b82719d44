import { randomBytes } from 'node:crypto';
import { defaultStages, memberNumber } from '@selvedge/domain/joining';
import { eq } from 'drizzle-orm';
import { joinSettings, memberCards } from '../database/schema';
import type { Tx } from '../joining/add-event';
import { dayOf } from '../positions/running-term';

interface NewCard {
  readonly memberId: number;
  readonly ccId: number;
  readonly now: Date;
  /** The last day; open when null. */
  readonly validUntil: string | null;
}

/** Gives a member the next number of the community and a card, or the card that there is already, made valid anew. */
export async function issueCard(tx: Tx, { memberId, ccId, now, validUntil }: NewCard) {
  const [known] = await tx
    .update(memberCards)
    .set({ validUntil })
    .where(eq(memberCards.memberId, memberId))
    .returning();
  if (known !== undefined) return known;
  const [card] = await issueCards(tx, { ccId, now, members: [{ memberId, validUntil }] });
  if (card === undefined) throw new Error(`The member ${memberId} got no card.`);
  return card;
}

interface NewCards {
  readonly ccId: number;
  readonly now: Date;
  readonly members: readonly {
    readonly memberId: number;
    readonly validUntil: string | null;
    /** A number that the member has already. */
    readonly number?: string | undefined;
  }[];
}

/** Numbers many at once; the community's row is held, so that two never get one number. */
export async function issueCards(tx: Pick<Tx, 'insert' | 'select' | 'update'>, { ccId, now, members }: NewCards) {
  if (members.length === 0) return [];
  await tx
    .insert(joinSettings)
    .values({ communityId: ccId, stages: defaultStages, updatedAt: now })
    .onConflictDoNothing();
  const own = eq(joinSettings.communityId, ccId);
  const [settings] = await tx.select().from(joinSettings).where(own).for('update');
  if (settings === undefined) throw new Error(`The community ${ccId} has no settings.`);
  const { numberPrefix: prefix, numberHasYear: hasYear, numberDigits: digits } = settings;
  const year = Number(dayOf(now).slice(0, 4));
  let last = settings.lastNumber;
  const rows = members.map(({ memberId, validUntil, number }) => {
    if (number === undefined) last += 1;
    return {
      memberId,
      communityId: ccId,
      number: number ?? memberNumber({ prefix, hasYear, digits }, year, last),
      key: randomBytes(18).toString('base64url'),
      issuedAt: now,
      validUntil,
    };
  });
  await tx.update(joinSettings).set({ lastNumber: last }).where(own);
  return tx.insert(memberCards).values(rows).returning();
}

/** The last day of some months that begin today; null when they never end. */
export function lastDayAfter(now: Date, months: number | null): string | null {
  if (months === null) return null;
  const [year = 0, month = 1, day = 1] = dayOf(now).split('-').map(Number);
  // The 31st of a month that has none ends with the month.
  const end = new Date(Date.UTC(year, month - 1 + months, 1));
  const longest = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, longest) - 1);
  return end.toISOString().slice(0, 10);
}
