import { companies as content } from '../../demo/content/companies';
import { companies, companyTexts, members, memberTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { storedPicture } from './demo-pictures';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import { onlyRow } from './only-row';

/** A company of the demo as it was written, with its people in the order of the content. */
interface WrittenCompany {
  readonly id: number;
  readonly memberIds: readonly number[];
}

/** The written companies by the content's keys. */
export type WrittenCompanies = ReadonlyMap<string, WrittenCompany>;

export async function writeCompanies(writer: DemoWriter): Promise<WrittenCompanies> {
  const written = new Map<string, WrittenCompany>();
  for (const company of content) written.set(company.key, await writeCompany(writer, company));
  return written;
}

async function writeCompany(writer: DemoWriter, company: (typeof content)[number]): Promise<WrittenCompany> {
  const { db, communityId, now } = writer;
  const { rank, joined, name, trade, picture, people } = company;
  const joinedAt = demoMoment(now, joined);
  const { id } = onlyRow(
    await db
      .insert(companies)
      .values({ communityId, rank, joinedAt, picture: storedPicture(picture) })
      .returning({ id: companies.id }),
  );
  await db.insert(companyTexts).values(inEachLanguage({ name, trade }, { companyId: id }));
  const rows = await db
    .insert(members)
    .values(people.map(() => ({ communityId, companyId: id, joinedAt })))
    .returning({ id: members.id });
  const memberIds = rows.map((row) => row.id).sort((one, other) => one - other);
  await db
    .insert(memberTexts)
    .values(people.flatMap((texts, place) => inEachLanguage({ ...texts }, { memberId: memberIds[place] ?? 0 })));
  return { id, memberIds };
}
