import { isEmail, normalizeEmail } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext, RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { companies, companySeatPlans, companySeats, languages, members, memberTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import type { Tx } from '../joining/add-event';
import type { Telling } from '../joining/join-mails';
import { selectHeldCompanies, selectPlan, selectSeatCounts, selectSeats } from './company-seat-queries';
import { endMemberships } from './end-memberships';
import { inviteMembers } from './invite-members';
import { issueCard } from './issue-card';

interface NewHolder {
  readonly member_id?: number | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly post?: string | undefined;
}

export type SeatChange =
  | ({ readonly change: 'add' } & NewHolder)
  | ({ readonly change: 'transfer'; readonly seat_id: number } & NewHolder)
  | { readonly change: 'end' | 'contact'; readonly seat_id: number };

interface OfCompany {
  readonly ccId: number;
  readonly company_id: number;
}

/** The companies of a community with their seats. */
export async function listSeatedCompanies(
  context: PortalContext,
  range: {
    readonly ccId: number;
    readonly limit: number;
    readonly offset: number;
    readonly keywords?: string | undefined;
  },
) {
  requireRight(context, 'member.read', range.ccId);
  return selectSeatCounts(context, range);
}

/** Who sits on the seats of a company. */
export async function readSeats(context: PortalContext, { ccId, company_id }: OfCompany) {
  requireRight(context, 'member.read', ccId);
  return seatsToWire(context, { ccId, company_id });
}

async function seatsToWire(context: PortalContext, { ccId, company_id }: OfCompany) {
  const plan = await selectPlan(context, ccId, company_id);
  if (plan === undefined) throw refuse(codes.notFound);
  const list = await selectSeats(context, company_id);
  return { company_id, company: plan.name, seats: Math.max(plan.seats ?? 1, list.length, 1), list };
}

/** Says how many seats a company has. */
export async function countSeats(
  context: PortalContext,
  { ccId, company_id, seats }: OfCompany & { readonly seats: number },
) {
  requireRight(context, 'member.manage', ccId);
  return withTransaction(context.db, async (transaction) => {
    await lockCompany(transaction, { ccId, company_id });
    if ((await countTaken(transaction, company_id)) > seats) {
      throw refuse(codes.tooSmall, { issues: [fieldIssue('seats', codes.tooSmall)] });
    }
    const row = { seats, updatedAt: context.now };
    await transaction
      .insert(companySeatPlans)
      .values({ companyId: company_id, ...row })
      .onConflictDoUpdate({ target: companySeatPlans.companyId, set: row });
    const act = { ccId, act: 'company.seats', subject: `company:${company_id}`, details: { seats } };
    await recordAct(transaction, context, act);
    return { done: true } as const;
  });
}

/** What the desk does with a company's seats. */
export async function changeSeats(context: RequestContext, change: OfCompany & { readonly what: SeatChange }) {
  requireRight(context, 'member.manage', change.ccId);
  await doChange(context, change, 'anybody');
  return seatsToWire(context, change);
}

/**
 * What a company's contact does with its seats. To anybody else it is as if there were no such company. Who is a member
 * without that company can't be put on its seats by it: that is for the desk.
 */
export async function changeOwnSeats(context: RequestContext, change: OfCompany & { readonly what: SeatChange }) {
  const held = await heldBy(context, change.ccId);
  if (!held.some(({ companyId, isContact }) => companyId === change.company_id && isContact)) {
    throw refuse(codes.notFound);
  }
  // Each new colleague is sent a mail, to an address that the contact has written.
  await context.limit('message', `seats:${change.company_id}`);
  await doChange(context, change, 'colleagues');
  return seatsToWire(context, change);
}

/** The companies on whose seats the caller sits. Colleagues are shown to the contact. */
export async function listOwnSeats(context: PortalContext, { ccId }: { readonly ccId: number }) {
  const held = await heldBy(context, ccId);
  const list = await Promise.all(
    held.map(async ({ companyId, isContact, memberId }) => {
      const seats = await seatsToWire(context, { ccId, company_id: companyId });
      const own = isContact ? seats.list : seats.list.filter((seat) => seat.member_id === memberId);
      return { ...seats, list: own, is_contact: isContact };
    }),
  );
  return { list };
}

async function heldBy(context: PortalContext, ccId: number) {
  const own = context.actor?.memberships.find((membership) => membership.ccId === ccId);
  return own === undefined ? [] : selectHeldCompanies(context, own.memberId);
}

async function doChange(
  context: RequestContext,
  { ccId, company_id, what }: OfCompany & { readonly what: SeatChange },
  whom: Seatable,
) {
  await withTransaction(context.db, async (transaction) => {
    const seats = await lockCompany(transaction, { ccId, company_id });
    const details = await change(transaction, context, { ccId, company_id, seats, what, whom });
    const act = { ccId, act: `seat.${what.change}`, subject: `company:${company_id}`, details };
    await recordAct(transaction, context, act);
  });
  context.rights.forget();
}

/** Which members may be put on a seat. */
type Seatable = 'anybody' | 'colleagues';

type Wanted = OfCompany & { readonly seats: number; readonly what: SeatChange; readonly whom: Seatable };

async function change(tx: Tx, context: Telling, { what, ...of }: Wanted): Promise<Record<string, unknown>> {
  const { company_id, ccId } = of;
  if (what.change === 'add') {
    if ((await countTaken(tx, company_id)) >= of.seats) {
      throw refuse(codes.outOfRange, { situation: 'conflict', issues: [fieldIssue('seats', codes.outOfRange)] });
    }
    return { to: await sit(tx, context, of, what, (await countTaken(tx, company_id)) === 0) };
  }
  const seat = await runningSeat(tx, company_id, what.seat_id);
  if (what.change === 'contact') {
    await tx
      .update(companySeats)
      .set({ isContact: false })
      .where(and(eq(companySeats.companyId, company_id), isNull(companySeats.until)));
    await tx.update(companySeats).set({ isContact: true }).where(eq(companySeats.id, seat.id));
    return { to: seat.memberId };
  }
  // A company is never left without somebody to speak with.
  if (what.change === 'end' && seat.isContact && (await countTaken(tx, company_id)) > 1) {
    throw refuse(codes.requestError, { situation: 'conflict', issues: [fieldIssue('is_contact', codes.required)] });
  }
  await tx.update(companySeats).set({ until: context.now, isContact: false }).where(eq(companySeats.id, seat.id));
  const to = what.change === 'transfer' ? await sit(tx, context, of, what, seat.isContact) : null;
  await leaveSeat(tx, context, { ccId, company_id, seat });
  return { from: seat.memberId, ...(to !== null && { to }) };
}

/** A membership that came with a seat ends with the last one; who has another seat belongs to that company. */
async function leaveSeat(
  tx: Tx,
  context: Telling,
  { ccId, company_id, seat }: OfCompany & { readonly seat: typeof companySeats.$inferSelect },
): Promise<void> {
  const { memberId, bringsMembership } = seat;
  const [other] = await tx
    .select({ id: companySeats.id, companyId: companySeats.companyId })
    .from(companySeats)
    .where(and(eq(companySeats.memberId, memberId), isNull(companySeats.until)))
    .limit(1);
  if (other === undefined && bringsMembership) {
    await endMemberships(tx, context, { ccId, ids: [memberId] });
    return;
  }
  if (other !== undefined && bringsMembership) {
    await tx.update(companySeats).set({ bringsMembership }).where(eq(companySeats.id, other.id));
  }
  await tx
    .update(members)
    .set({ companyId: other?.companyId ?? null, updatedAt: context.now })
    .where(and(eq(members.id, memberId), eq(members.companyId, company_id)));
}

type Place = OfCompany & { readonly whom: Seatable };

/** Puts somebody on a seat: a member of the community, or somebody who becomes one by it. */
async function sit(tx: Tx, context: Telling, of: Place, holder: NewHolder, isContact: boolean): Promise<number> {
  const { company_id } = of;
  const { memberId, isNew } = await seatable(tx, context, of, holder);
  const added = await tx
    .insert(companySeats)
    .values({ companyId: company_id, memberId, isContact, bringsMembership: isNew, from: context.now })
    .onConflictDoNothing()
    .returning({ id: companySeats.id });
  if (added.length === 0) {
    throw refuse(codes.noMatch, { situation: 'conflict', issues: [fieldIssue('member_id', codes.noMatch)] });
  }
  await tx
    .update(members)
    .set({ companyId: company_id, updatedAt: context.now })
    .where(and(eq(members.id, memberId), isNull(members.companyId)));
  return memberId;
}

/** Who is to sit there: the member who was named, who has the address that was written, or somebody new. */
async function seatable(
  tx: Tx,
  context: Telling,
  of: Place,
  holder: NewHolder,
): Promise<{ readonly memberId: number; readonly isNew: boolean }> {
  const { ccId, company_id, whom } = of;
  const { member_id, email = '' } = holder;
  const address = normalizeEmail(email);
  const wanted = member_id === undefined ? eq(members.email, address) : eq(members.id, member_id);
  const [known] =
    member_id === undefined && address === ''
      ? []
      : await tx
          .select({ id: members.id, companyId: members.companyId })
          .from(members)
          .where(and(wanted, eq(members.communityId, ccId), ne(members.state, 'left')))
          .limit(1);
  const isOpen = known !== undefined && (whom === 'anybody' || known.companyId === company_id);
  if (isOpen) return { memberId: known.id, isNew: false };
  if (member_id !== undefined) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('member_id', codes.doesNotExist)] });
  }
  if (known !== undefined) {
    throw refuse(codes.noMatch, { situation: 'conflict', issues: [fieldIssue('email', codes.noMatch)] });
  }
  return { memberId: await newColleague(tx, context, of, holder), isNew: true };
}

async function newColleague(
  tx: Tx,
  context: Telling,
  { ccId, company_id }: OfCompany,
  holder: NewHolder,
): Promise<number> {
  const { name = '', email = '', post = '' } = holder;
  const address = normalizeEmail(email);
  const wrong = [
    ...(name === '' ? [fieldIssue('name', codes.required)] : []),
    ...(isEmail(address) ? [] : [fieldIssue('email', address === '' ? codes.required : codes.invalidEmail)]),
  ];
  const [first] = wrong;
  // The invitation goes to that address: without one that can be written to, the seat would be nobody's.
  if (first !== undefined) throw refuse(first.code, { issues: wrong });
  const { now } = context;
  const columns = { communityId: ccId, companyId: company_id, email: address, joinedAt: now, updatedAt: now };
  const category = await tx
    .select({ categoryId: members.categoryId })
    .from(members)
    .where(eq(members.companyId, company_id))
    .limit(1);
  const { id } = onlyRow(
    await tx
      .insert(members)
      .values({ ...columns, categoryId: category[0]?.categoryId ?? null })
      .returning({ id: members.id }),
  );
  const initial = [...name][0]?.toUpperCase() ?? '·';
  await tx.insert(memberTexts).values(languages.map((language) => ({ memberId: id, language, name, initial, post })));
  await issueCard(tx, { memberId: id, ccId, now, validUntil: null });
  await inviteMembers(tx, context, { ccId, ids: [id] });
  return id;
}

async function lockCompany(tx: Tx, { ccId, company_id }: OfCompany): Promise<number> {
  const own = and(eq(companies.id, company_id), eq(companies.communityId, ccId));
  const [company] = await tx.select({ id: companies.id }).from(companies).where(own).for('update');
  if (company === undefined) throw refuse(codes.notFound);
  const [plan] = await tx.select().from(companySeatPlans).where(eq(companySeatPlans.companyId, company_id));
  return plan?.seats ?? 1;
}

function countTaken(tx: Tx, companyId: number): Promise<number> {
  return tx.$count(companySeats, and(eq(companySeats.companyId, companyId), isNull(companySeats.until)));
}

async function runningSeat(tx: Tx, companyId: number, seatId: number) {
  const [seat] = await tx
    .select()
    .from(companySeats)
    .where(and(eq(companySeats.id, seatId), eq(companySeats.companyId, companyId), isNull(companySeats.until)));
  if (seat === undefined) throw refuse(codes.notFound);
  return seat;
}
