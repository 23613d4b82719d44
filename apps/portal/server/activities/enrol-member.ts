import { isMember } from '@selvedge/domain/rights';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { accounts } from '../database/schema';
import { enrol, type Person, type Wish } from './enrol';
import {
  type Activity,
  lockActivity,
  selectColleagues,
  selectOwnMember,
  sitsOnCouncil,
  type Writing,
} from './enrolment-queries';
import { oneByOne } from './one-by-one';
import type { Standing } from './standing';

type EnrolContext = Pick<RequestContext, 'db' | 'now' | 'language' | 'actor' | 'origin' | 'limit'>;

interface Sent {
  readonly ccId: number;
  readonly activityId: number;
  readonly ticket_id?: number | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
}

interface SentWithContact extends Sent {
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly idempotency_key?: string | undefined;
}

/** Enrols one person, who is the one that asks. */
export function enrolOne(context: EnrolContext, sent: SentWithContact): Promise<Standing> {
  return enrolAs(context, sent, (memberId) => [person(sent.contact.trim(), memberId)]);
}

/** Enrols a party, which gets its places together or waits together. */
export function enrolMany(
  context: EnrolContext,
  sent: SentWithContact & { readonly people: readonly (Person & { readonly is_self?: boolean | undefined })[] },
): Promise<Standing> {
  return enrolAs(context, sent, (memberId) =>
    sent.people.map(({ is_self: isSelf, ...one }) => (isSelf === true ? person(one.name, memberId) : one)),
  );
}

/** Enrols a member with what is known of them. */
export async function enrolMember(context: EnrolContext, sent: Sent): Promise<Standing> {
  const { db, actor } = context;
  const memberId = membershipOf(actor, sent.ccId);
  if (actor === null || memberId === undefined) throw refuse(codes.withoutPermission);
  const [known, [account]] = await Promise.all([
    selectOwnMember(context, memberId),
    db
      .select({ nick: accounts.nick, email: accounts.email, phone: accounts.phone })
      .from(accounts)
      .where(eq(accounts.id, actor.accountId)),
  ]);
  const contact = {
    contact: known?.name ?? account?.nick ?? '',
    email: known?.email ?? account?.email ?? '',
    phone: known?.phone ?? account?.phone ?? '',
  };
  return enrolAs(context, { ...sent, ...contact }, () => [person(contact.contact, memberId)]);
}

async function enrolAs(
  context: EnrolContext,
  sent: SentWithContact,
  peopleFor: (memberId: number | undefined) => readonly Person[],
): Promise<Standing> {
  const { db, now, origin, language, actor } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  await context.limit('enrolment', `enrolment:${actor.accountId}`);
  const memberId = membershipOf(actor, sent.ccId);
  const wish: Wish = {
    source: 'self',
    accountId: actor.accountId,
    isMember: memberId !== undefined,
    ticketId: sent.ticket_id,
    people: peopleFor(memberId),
    contact: sent.contact.trim(),
    email: sent.email.trim().toLowerCase(),
    phone: sent.phone.trim(),
    language,
    answers: sent.answers,
    key: sent.idempotency_key,
  };
  const enrolling = async (transaction: Writing) => {
    const activity = await lockActivity(transaction, sent.activityId, sent.ccId);
    if (activity === undefined || activity.state === 'draft') throw refuse(codes.notFound);
    await requireAudience(transaction, activity, { memberId, now });
    await requireColleagues(transaction, memberId, wish.people);
    return enrol(transaction, activity, wish, { now, origin });
  };
  return oneByOne(db, sent.activityId, () => withTransaction(db, enrolling));
}

/** @throws {RefusedRequest} 403 for whom the activity is not meant */
async function requireAudience(
  db: Writing,
  { audience }: Activity,
  { memberId, now }: { readonly memberId: number | undefined; readonly now: Date },
): Promise<void> {
  if (audience === 'everyone') return;
  if (memberId === undefined) throw refuse(codes.withoutPermission);
  if (audience === 'council' && !(await sitsOnCouncil(db, memberId, now))) throw refuse(codes.withoutPermission);
}

/**
 * Who enrols may name themselves as a member, and who is of the same company. Anybody else's number is as if there were
 * none: it would bring the members' price, take the other's place, and tell whether they are enrolled.
 */
async function requireColleagues(db: Writing, memberId: number | undefined, people: readonly Person[]): Promise<void> {
  if (people.every(({ member_id: id }) => id === undefined || id === memberId)) return;
  const known = new Set(memberId === undefined ? [] : await selectColleagues(db, memberId));
  const issues = people.flatMap(({ member_id: id }, place) =>
    id === undefined || known.has(id) ? [] : [fieldIssue(`people.${place}.member_id`, codes.doesNotExist)],
  );
  if (issues.length > 0) throw refuse(codes.doesNotExist, { issues });
}

function membershipOf(actor: RequestContext['actor'], ccId: number): number | undefined {
  if (!isMember(actor, ccId)) return undefined;
  return actor?.memberships.find((membership) => membership.ccId === ccId)?.memberId;
}

function person(name: string, memberId: number | undefined): Person {
  return memberId === undefined ? { name } : { name, member_id: memberId };
}
