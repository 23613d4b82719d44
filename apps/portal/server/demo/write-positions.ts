import type { DemoPosition } from '../../demo/content/types';
import { onlyRow } from '../database/only-row';
import { positionHolders, positions, positionTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import type { WrittenCompanies } from './write-companies';

/** The council is elected for four years; the demo's stands in the second of them. */
const termYears = 4;
const termBegan = -500;

export async function writePositions(
  { db, communityId, now }: DemoWriter,
  content: readonly DemoPosition[],
  companies: WrittenCompanies,
): Promise<void> {
  const day = (days: number) => demoMoment(now, days).toISOString().slice(0, 10);
  const years = (count: number) => Math.round(count * 365.25);
  const term = { from: day(termBegan), until: day(termBegan + years(termYears)) };
  const termBefore = { from: day(termBegan - years(termYears)), until: term.from };
  for (const [sort, { title, duty, rank, seats, holders, before = [] }] of content.entries()) {
    const { id: positionId } = onlyRow(
      await db.insert(positions).values({ communityId, sort, rank, seats, termYears }).returning({ id: positions.id }),
    );
    await db.insert(positionTexts).values(inEachLanguage({ title, duty }, { positionId }));
    const held = (people: typeof holders, when: typeof term) =>
      people.map(([key, place]) => ({ positionId, memberId: personOf(companies, key, place), ...when }));
    await db.insert(positionHolders).values([...held(holders, term), ...held(before, termBefore)]);
  }
}

function personOf(companies: WrittenCompanies, key: string, place: number): number {
  const id = companies.get(key)?.memberIds[place];
  if (id === undefined) throw new Error(`The demo has no person ${place} at ${key}.`);
  return id;
}
