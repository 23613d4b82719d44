import { cardState, maskedName } from '@selvedge/domain/joining';
import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { qrSvg } from '../account/qr-svg';
import type { PortalContext, RequestContext } from '../context';
import { inLanguage } from '../database/in-language';
import { communityTexts, memberCards, members, memberTexts } from '../database/schema';
import { readWords } from '../database/words-of';
import { dayOf } from '../positions/running-term';
import { issueCard } from './issue-card';
import { selectRoll } from './select-roll';

/** The caller's card. A member of old who has no number yet is given one now. */
export async function readCard(context: RequestContext, { ccId }: { readonly ccId: number }) {
  const memberId = context.actor?.memberships.find((own) => own.ccId === ccId)?.memberId;
  if (memberId === undefined) throw refuse(codes.withoutPermission);
  const { now, origin } = context;
  const card = await cardOf(context, ccId, memberId);
  const [member] = await selectRoll(context, eq(members.id, memberId), { limit: 1, offset: 0 });
  if (member === undefined) throw refuse(codes.notFound);
  const { name, initial } = memberTexts;
  const words = await readWords(context, [memberTexts, memberTexts.memberId], memberId, { name, initial });
  const address = `${origin}/verify/${card.key}`;
  return {
    member_id: memberId,
    number: card.number,
    name: words?.name ?? member.name,
    initial: words?.initial ?? '·',
    post: member.post,
    company: member.company,
    category: member.category,
    positions: member.positions,
    joined_day: dayOf(new Date(member.joined_time * 1000)),
    valid_until: card.validUntil,
    state: cardState({ isActive: member.state === 'active', validUntil: card.validUntil }, dayOf(now)),
    address,
    svg: await qrSvg(address),
  };
}

async function cardOf({ db, now }: PortalContext, ccId: number, memberId: number) {
  const [known] = await db.select().from(memberCards).where(eq(memberCards.memberId, memberId));
  if (known !== undefined) return known;
  return withTransaction(db, async (transaction) => {
    // Two devices may open the card for the first time at once.
    await transaction.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const [made] = await transaction.select().from(memberCards).where(eq(memberCards.memberId, memberId));
    return made ?? issueCard(transaction, { memberId, ccId, now, validUntil: null });
  });
}

/** Whether a card holds, for whoever scanned it. */
export async function verifyCard({ db, now, language }: PortalContext, { key }: { readonly key: string }) {
  const [row] = await db
    .select({
      number: memberCards.number,
      validUntil: memberCards.validUntil,
      state: members.state,
      joinedAt: members.joinedAt,
      name: memberTexts.name,
      community: communityTexts.name,
    })
    .from(memberCards)
    .innerJoin(members, eq(members.id, memberCards.memberId))
    .innerJoin(memberTexts, eq(memberTexts.memberId, members.id))
    .innerJoin(communityTexts, eq(communityTexts.communityId, memberCards.communityId))
    .where(eq(memberCards.key, key))
    .orderBy(inLanguage(memberTexts.language, language), inLanguage(communityTexts.language, language))
    .limit(1);
  if (row === undefined) throw refuse(codes.notFound);
  const { number, validUntil, state, joinedAt, name, community } = row;
  return {
    state: cardState({ isActive: state === 'active', validUntil }, dayOf(now)),
    number,
    name: maskedName(name),
    community,
    since: Number(dayOf(joinedAt).slice(0, 4)),
    valid_until: validUntil,
  };
}
