import type { DemoAssociation } from '../../demo/content/types';
import { onlyRow } from '../database/only-row';
import { communities, communityTexts } from '../database/schema';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';

export async function writeCommunity(
  db: DemoWriter['db'],
  { community, path }: Pick<DemoAssociation, 'community' | 'path'>,
): Promise<number> {
  const { seal, foundedYear, email, phone, registrationNumber, charterAdoptedOn, ...texts } = community;
  const { id } = onlyRow(
    await db
      .insert(communities)
      .values({ path, seal, foundedYear, email, phone, registrationNumber, charterAdoptedOn })
      .returning({ id: communities.id }),
  );
  await db.insert(communityTexts).values(inEachLanguage(texts, { communityId: id }));
  return id;
}
