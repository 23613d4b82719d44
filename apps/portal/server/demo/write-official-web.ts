import type { DemoAssociation } from '../../demo/content/types';
import {
  banners,
  bannerTexts,
  miniPrograms,
  miniProgramTexts,
  navigationEntries,
  navigationTexts,
  partners,
  partnerTexts,
} from '../database/schema';
import { storedPicture } from './demo-pictures';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';

type Shown = Pick<DemoAssociation, 'navigation' | 'partners' | 'banners' | 'programs'>;

/** What stands around the pages: navigation, banners, partners and mini programs. */
export async function writeOfficialWeb(
  { db, communityId }: DemoWriter,
  { navigation, partners: partnerContent, banners: bannerContent, programs: programContent }: Shown,
): Promise<void> {
  const entryIds = await insertRows(
    db,
    navigationEntries,
    navigation.map(({ place, href }, sort) => ({ communityId, place, href, sort })),
  );
  await db
    .insert(navigationTexts)
    .values(navigation.flatMap(({ label }, place) => inEachLanguage({ label }, { entryId: entryIds[place] ?? 0 })));
  const partnerIds = await insertRows(
    db,
    partners,
    partnerContent.map(({ href }, sort) => ({ communityId, sort, href })),
  );
  await db
    .insert(partnerTexts)
    .values(
      partnerContent.flatMap(({ name, summary }, place) =>
        inEachLanguage({ name, summary }, { partnerId: partnerIds[place] ?? 0 }),
      ),
    );
  const pictures = bannerContent.flatMap(({ picture }) => storedPicture(picture) ?? []);
  const bannerIds = await insertRows(
    db,
    banners,
    bannerContent.flatMap(({ href }, sort) => {
      const picture = pictures[sort];
      return picture === undefined ? [] : [{ communityId, sort, href, picture }];
    }),
  );
  await db
    .insert(bannerTexts)
    .values(
      bannerContent.flatMap(({ title }, place) => inEachLanguage({ title }, { bannerId: bannerIds[place] ?? 0 })),
    );
  if (programContent.length === 0) return;
  const programIds = await insertRows(
    db,
    miniPrograms,
    programContent.map(({ appId }, sort) => ({ communityId, sort, appId })),
  );
  await db
    .insert(miniProgramTexts)
    .values(
      programContent.flatMap(({ name, summary }, place) =>
        inEachLanguage({ name, summary }, { programId: programIds[place] ?? 0 }),
      ),
    );
}
