import type { DemoEnterprise } from '../../demo/content/types';
import { defaultPrivacy, type MemberPrivacy, members, memberTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';

interface OfCompany {
  readonly company: DemoEnterprise;
  readonly id: number;
}

const nothing = { 'zh-cn': '', en: '' };

/** Writes everybody, and gives the ids of each company's people by the company's id. */
export async function writeMembers(
  { db, communityId, now }: DemoWriter,
  written: readonly OfCompany[],
  regionIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const all = written.flatMap(({ company, id }) => company.people.map((person) => ({ person, company, id })));
  const ids = await insertRows(
    db,
    members,
    all.map(({ person, company, id }) => ({
      communityId,
      companyId: id,
      joinedAt: demoMoment(now, company.joined),
      regionId: regionIds.get(company.region) ?? null,
      phone: person.phone ?? null,
      email: person.email ?? null,
      privacy: { ...defaultPrivacy, ...person.privacy } as MemberPrivacy,
      updatedAt: now,
    })),
  );
  await db
    .insert(memberTexts)
    .values(
      all.flatMap(({ person: { name, initial, post = nothing, introduction = nothing } }, place) =>
        inEachLanguage({ name, initial, post, introduction }, { memberId: ids[place] ?? 0 }),
      ),
    );
  return new Map(written.map(({ id }) => [id, ids.filter((_member, place) => all[place]?.id === id)]));
}
