import type { AnswerOf } from '@selvedge/api-contract';
import type { communityContract } from '@selvedge/api-contract/community';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { languages } from '../database/schema';
import { countCommunity, selectCommunity, selectCommunityTexts } from './community-queries';

type BaseInfo = AnswerOf<(typeof communityContract)['groups']['officialWeb']['baseInfo']>;

/**
 * What the portal loads at its start. Without a number it is about the community whose pages ask, or whose host it is.
 *
 * @throws code 10 when there is no such community
 */
export async function readBaseInfo({ db, language, site }: PortalContext, ccId = site?.ccId): Promise<BaseInfo> {
  const community = await selectCommunity(db, ccId);
  if (!community) throw refuse(codes.notFound);
  const [texts, stats] = await Promise.all([selectCommunityTexts(db, community.id), countCommunity(db, community.id)]);
  const words = texts.find((text) => text.language === language) ?? texts[0];
  if (!words) throw refuse(codes.notFound);
  const { email, phone } = community;
  return {
    cc_id: community.id,
    name: words.name,
    names: Object.fromEntries(texts.map((text) => [text.language, text.name])),
    desc: words.desc,
    introduction: words.introduction,
    seal: community.seal,
    founded: community.foundedYear,
    languages: languages.filter((code) => texts.some((text) => text.language === code)),
    contact: { email, phone, address: words.address, hours: words.hours },
    stats,
  };
}
