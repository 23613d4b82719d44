import type { PortalApi } from '../api.server';
import { communityId } from '../layout/community-id.server';

/** Who the association is, with its partners. */
export async function loadAbout(api: PortalApi) {
  const ccId = await communityId(api);
  const [introduction, main] = await Promise.all([
    api.community.introduction({ ccId }),
    api.community.mainPage({ ccId }),
  ]);
  const paragraphs = (text: string) => text.split(/\n{2,}/).filter(Boolean);
  return {
    ...introduction,
    about: paragraphs(introduction.about || introduction.introduction),
    charter: paragraphs(introduction.charter),
    partners: main.partners,
    programs: main.programs,
  };
}

export type About = Awaited<ReturnType<typeof loadAbout>>;
