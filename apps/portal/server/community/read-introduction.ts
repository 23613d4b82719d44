import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { selectCommunity, selectCommunityTexts } from './community-queries';

/**
 * Who the community is.
 *
 * @throws code 10 when there is no such community
 */
export async function readIntroduction({ db, language }: PortalContext, ccId: number) {
  const [community, texts] = await Promise.all([selectCommunity(db, ccId), selectCommunityTexts(db, ccId)]);
  const words = texts.find((text) => text.language === language) ?? texts[0];
  if (!community || !words) throw refuse(codes.notFound);
  return {
    cc_id: community.id,
    name: words.name,
    introduction: words.introduction,
    about: words.about,
    charter: words.charter,
    registration_number: community.registrationNumber ?? '',
    registered_with: words.registeredWith,
    charter_adopted_on: community.charterAdoptedOn ?? '',
    founded: community.foundedYear,
  };
}
