import { positions as content } from '../../demo/content/positions';
import { positionHolders, positions, positionTexts } from '../database/schema';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import { onlyRow } from './only-row';
import type { WrittenCompanies } from './write-companies';

export async function writePositions({ db, communityId }: DemoWriter, companies: WrittenCompanies): Promise<void> {
  for (const [sort, { title, holders }] of content.entries()) {
    const { id: positionId } = onlyRow(
      await db.insert(positions).values({ communityId, sort }).returning({ id: positions.id }),
    );
    await db.insert(positionTexts).values(inEachLanguage({ title }, { positionId }));
    const rows = holders.map(([key, place]) => ({ positionId, memberId: personOf(companies, key, place) }));
    await db.insert(positionHolders).values(rows);
  }
}

function personOf(companies: WrittenCompanies, key: string, place: number): number {
  const id = companies.get(key)?.memberIds[place];
  if (id === undefined) throw new Error(`The demo has no person ${place} at ${key}.`);
  return id;
}
