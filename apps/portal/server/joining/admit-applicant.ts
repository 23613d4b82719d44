import { and, eq, inArray, ne } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import {
  companies,
  companySeatPlans,
  companySeats,
  companyTexts,
  joinApplications,
  joinForms,
  languages,
  members,
  memberTexts,
  type NamedColleague,
} from '../database/schema';
import type { Doer, Tx } from './add-event';
import { type ApplicationRow, selectVersion } from './application-queries';
import { regionIn } from './region-in';

/** The people and the company of an application, as they were made. */
interface Admitted {
  /** The applicant's own record: the contact's where a company joins. */
  readonly memberId: number | null;
  readonly memberIds: readonly number[];
  readonly companyId: number | null;
}

/**
 * Makes records of who was taken. They are admitted: dues can be asked of them, and no list shows them until
 * {@link activateApplicant}. Done once, however often it is asked for.
 */
export async function admitApplicant(tx: Tx, { now }: Doer, row: ApplicationRow): Promise<Admitted> {
  if (row.memberId !== null) return admittedOf(tx, row);
  const [form] = await tx.select().from(joinForms).where(eq(joinForms.id, row.joinFormId));
  if (form === undefined) throw new Error(`The form of the application ${row.id} is gone.`);
  const version = await selectVersion(tx, row.formVersionId);
  const shared = {
    communityId: row.communityId,
    categoryId: form.categoryId,
    regionId: regionIn(version.form, row.answers),
    joinedAt: now,
    updatedAt: now,
    state: 'admitted',
  } as const;
  const alone: NamedColleague = { name: row.name, email: row.email, post: '', isContact: true };
  const companyId = form.kind === 'company' ? await addCompany(tx, row, form.seats, now) : null;
  const people = form.kind === 'company' ? row.people : [alone];
  const memberIds: number[] = [];
  for (const person of people) {
    const isApplicant = person.isContact;
    const { memberId, isNew } = await addMember(tx, {
      ...shared,
      companyId,
      accountId: isApplicant ? row.accountId : null,
      email: person.email,
      phone: isApplicant ? row.phone : null,
      person,
    });
    memberIds.push(memberId);
    if (companyId !== null) {
      await tx
        .insert(companySeats)
        .values({ companyId, memberId, isContact: person.isContact, bringsMembership: isNew, from: now });
    }
  }
  const own = memberIds[people.findIndex(({ isContact }) => isContact)] ?? memberIds[0] ?? null;
  await tx.update(joinApplications).set({ memberId: own, companyId }).where(eq(joinApplications.id, row.id));
  return { memberId: own, memberIds, companyId };
}

async function admittedOf(tx: Tx, { memberId, companyId }: ApplicationRow): Promise<Admitted> {
  if (companyId === null) return { memberId, memberIds: memberId === null ? [] : [memberId], companyId };
  const rows = await tx
    .select({ id: companySeats.memberId })
    .from(companySeats)
    .where(eq(companySeats.companyId, companyId));
  return { memberId, memberIds: rows.map(({ id }) => id), companyId };
}

type NewMember = Omit<typeof members.$inferInsert, 'state'> & {
  readonly state: 'admitted';
  readonly person: Pick<NamedColleague, 'name' | 'post'>;
};

/** A person has one record in a community: who was a member before, or is one through another company, keeps it. */
async function addMember(tx: Tx, { person, ...columns }: NewMember): Promise<{ memberId: number; isNew: boolean }> {
  const known = await memberOf(tx, columns);
  if (known !== undefined) {
    const { state, companyId, categoryId, joinedAt, updatedAt } = columns;
    if (known.state === 'left') {
      await tx
        .update(members)
        .set({ state, companyId, categoryId, joinedAt, updatedAt })
        .where(eq(members.id, known.id));
    } else if (known.companyId === null) {
      await tx.update(members).set({ companyId, updatedAt }).where(eq(members.id, known.id));
    }
    return { memberId: known.id, isNew: known.state === 'left' };
  }
  const { id } = onlyRow(await tx.insert(members).values(columns).returning({ id: members.id }));
  await tx.insert(memberTexts).values(
    languages.map((language) => ({
      memberId: id,
      language,
      name: person.name,
      initial: [...person.name.trim()][0]?.toUpperCase() ?? '·',
      post: person.post,
    })),
  );
  return { memberId: id, isNew: true };
}

/** The applicant is known by the account, a colleague by the address: nobody comes to another's record by writing it. */
async function memberOf(tx: Tx, { communityId, accountId = null, email = null }: typeof members.$inferInsert) {
  if (accountId === null && (email === null || email === '')) return undefined;
  const isThem =
    accountId !== null
      ? eq(members.accountId, accountId)
      : and(eq(members.email, email ?? ''), ne(members.state, 'left'));
  const [row] = await tx
    .select({ id: members.id, state: members.state, companyId: members.companyId })
    .from(members)
    .where(and(eq(members.communityId, communityId), isThem))
    .orderBy(members.id)
    .limit(1);
  return row;
}

async function addCompany(tx: Tx, row: ApplicationRow, seats: number, now: Date): Promise<number> {
  const { communityId, phone, email, name } = row;
  const { id } = onlyRow(
    await tx
      .insert(companies)
      .values({ communityId, rank: 'member', joinedAt: now, phone, email, isListed: false, updatedAt: now })
      .returning({ id: companies.id }),
  );
  await tx.insert(companyTexts).values(languages.map((language) => ({ companyId: id, language, name, trade: '' })));
  await tx.insert(companySeatPlans).values({ companyId: id, seats, updatedAt: now });
  return id;
}

/** Takes back what was made of somebody who is not taken after all. Who is a member otherwise stays one. */
export async function dropApplicant(tx: Tx, { now }: Doer, row: ApplicationRow): Promise<void> {
  if (row.memberId === null) return;
  const { memberIds, companyId } = await admittedOf(tx, row);
  await tx
    .update(members)
    .set({ state: 'left', updatedAt: now })
    .where(and(inArray(members.id, [...memberIds]), eq(members.state, 'admitted')));
  if (companyId !== null) {
    await tx.update(companySeats).set({ until: now }).where(eq(companySeats.companyId, companyId));
  }
}
