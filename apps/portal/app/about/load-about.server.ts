import type { PortalApi } from '../api.server';
import { communityId } from '../layout/community-id.server';

/** An installation has a handful. */
const mostCommunities = 24;

/** Who the association is, with its partners and the communities that live under the same roof. */
export async function loadAbout(api: PortalApi) {
  const ccId = await communityId(api);
  const [introduction, main, communities] = await Promise.all([
    api.community.introduction({ ccId }),
    api.community.mainPage({ ccId }),
    api.community.list({ limit: mostCommunities, offset: 0 }),
  ]);
  const paragraphs = (text: string) => text.split(/\n{2,}/).filter(Boolean);
  return {
    ...introduction,
    about: paragraphs(introduction.about || introduction.introduction),
    charter: paragraphs(introduction.charter),
    partners: main.partners,
    programs: main.programs,
    neighbours: communities.list.filter(({ cc_id }) => Number(cc_id) !== ccId),
  };
}

export type About = Awaited<ReturnType<typeof loadAbout>>;
