import type { PortalContext } from '../../context';
import { companies, companyTexts, languages, members, memberTexts } from '../../database/schema';
import type { Tx } from '../../joining/add-event';
import { issueCards } from '../issue-card';
import type { Known } from './known-records';
import type { ReadMember } from './read-member-row';

interface Writing {
  readonly ccId: number;
  readonly members: readonly ReadMember[];
  readonly known: Known;
  /** For rows that name no category. */
  readonly categoryId: number | null;
}

/** PostgreSQL takes 65 535 values at once. */
const atOnce = 1000;

/** Writes members with their cards, and the companies that nobody knew; gives their ids. */
export async function writeMembers(
  tx: Tx,
  { now }: Pick<PortalContext, 'now'>,
  { ccId, members: read, known, categoryId }: Writing,
): Promise<readonly number[]> {
  const companyIds = await writeCompanies(tx, { ccId, members: read, known, now });
  const ids: number[] = [];
  for (let place = 0; place < read.length; place += atOnce) {
    const part = read.slice(place, place + atOnce);
    const rows = await tx
      .insert(members)
      .values(
        part.map((member) => ({
          communityId: ccId,
          companyId: member.company === '' ? null : (companyIds.get(member.company) ?? null),
          categoryId: member.category === '' ? categoryId : (known.categories.get(member.category) ?? null),
          regionId: member.region === '' ? null : (known.regions.get(member.region) ?? null),
          phone: member.phone,
          email: member.email,
          joinedAt: member.joined === null ? now : new Date(`${member.joined}T09:00:00+08:00`),
          updatedAt: now,
        })),
      )
      .returning({ id: members.id });
    // Numbers are given in the order of the rows.
    const made = rows.map(({ id }) => id).sort((one, other) => one - other);
    await tx.insert(memberTexts).values(part.flatMap((member, at) => textsOf(member, made[at] ?? 0)));
    const cards = part.map(({ number, validUntil }, at) => ({
      memberId: made[at] ?? 0,
      validUntil,
      ...(number !== null && { number }),
    }));
    await issueCards(tx, { ccId, now, members: cards });
    ids.push(...made);
  }
  return ids;
}

function textsOf({ name, nameEn, post }: ReadMember, memberId: number) {
  return languages.map((language) => {
    const shown = language === 'en' && nameEn !== '' ? nameEn : name;
    return { memberId, language, name: shown, initial: [...shown][0]?.toUpperCase() ?? '·', post };
  });
}

async function writeCompanies(
  tx: Tx,
  { ccId, members: read, known, now }: Omit<Writing, 'categoryId'> & { readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  const all = new Map(known.companies);
  const missing = [...new Set(read.map(({ company }) => company))].filter((name) => name !== '' && !all.has(name));
  for (let place = 0; place < missing.length; place += atOnce) {
    const part = missing.slice(place, place + atOnce);
    const rows = await tx
      .insert(companies)
      .values(part.map(() => ({ communityId: ccId, rank: 'member' as const, joinedAt: now, updatedAt: now })))
      .returning({ id: companies.id });
    const made = rows.map(({ id }) => id).sort((one, other) => one - other);
    await tx
      .insert(companyTexts)
      .values(
        part.flatMap((name, at) =>
          languages.map((language) => ({ companyId: made[at] ?? 0, language, name, trade: '' })),
        ),
      );
    for (const [at, name] of part.entries()) all.set(name, made[at] ?? 0);
  }
  return all;
}
