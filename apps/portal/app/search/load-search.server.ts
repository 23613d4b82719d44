import type { PortalApi } from '../api.server';
import { communityId } from '../layout/community-id.server';
import type { ListQuery } from '../page/list-query';
import { foundKinds } from './found-kinds';

/** How many entries a page of the list has. */
const foundOnPage = 20;

/** What the site has for some words; nothing is asked for as long as there are none. */
export async function loadSearch(api: PortalApi, query: ListQuery) {
  const { keywords, page } = query;
  if (!keywords) return { list: [], total: 0, kinds: [], query, size: foundOnPage };
  const kind = foundKinds.find((known) => known === query.kind);
  const found = await api.officialWeb.search({
    ccId: await communityId(api),
    keywords,
    limit: foundOnPage,
    offset: (page - 1) * foundOnPage,
    ...(kind && { kind }),
  });
  return { ...found, query, size: foundOnPage };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
