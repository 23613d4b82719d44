import type { PortalApi } from '../api.server';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { m } from '../paraglide/messages';
import { positionRanks } from './position-ranks';

type Rank = keyof typeof positionRanks;

/** The offices by their bodies; a body without offices is left out. */
export async function loadPeople(api: PortalApi, locale: Locale) {
  const { list } = await api.positions.list({ ccId: await communityId(api) });
  const worded = list.map((office) => ({
    ...office,
    members: office.members.map(({ from, until, ...member }) => ({ ...member, term: termText(from, until, locale) })),
  }));
  return (Object.keys(positionRanks) as Rank[]).flatMap((rank) => {
    const offices = worded.filter((office) => office.rank === rank);
    return offices.length === 0 ? [] : [{ rank, offices }];
  });
}

export type Bodies = Awaited<ReturnType<typeof loadPeople>>;

function termText(from: string, until: string | null, locale: Locale): string {
  const year = (day: string) => day.slice(0, 4);
  if (until === null) return m.term_since({ year: year(from) }, { locale });
  return m.term({ from: year(from), until: year(until) }, { locale });
}
