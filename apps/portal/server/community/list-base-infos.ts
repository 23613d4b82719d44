import { asc, sql } from 'drizzle-orm';
import type { Listed, ListRange, RequestContext } from '../context';
import { communities, communityTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';

type Part = Omit<ListRange, 'ccId'>;

/** The communities of the installation, the first one first. */
export async function listBaseInfos({ db, language, addressOf }: RequestContext, { limit, offset }: Part) {
  const words = wordsOf({ db, language }, [communityTexts, communityTexts.communityId, communities.id], {
    name: communityTexts.name,
    desc: communityTexts.desc,
  });
  const [list, total] = await Promise.all([
    db
      .select({
        cc_id: communities.id,
        name: words.name,
        desc: words.desc,
        seal: communities.seal,
        founded: communities.foundedYear,
        domain: communities.domain,
        path: communities.path,
      })
      .from(communities)
      .innerJoinLateral(words, sql`true`)
      .orderBy(asc(communities.id))
      .limit(limit)
      .offset(offset),
    db.$count(communities),
  ]);
  return { list: list.map((row) => ({ ...row, address: addressOf(row.cc_id) })), total };
}

export async function listCommunities(context: RequestContext, part: Part) {
  const { list, total } = await listBaseInfos(context, part);
  return {
    list: list.map(({ cc_id, name, desc, seal, address }) => ({ cc_id, name, desc, seal, address })),
    total,
  } satisfies Listed<object>;
}
