import type { PortalApi } from '../api.server';
import { orNotFound } from '../page/or-not-found.server';

/** An installation has a handful. */
const most = 60;

/** A person with the communities that are shared; nothing for whoever is not there or shares none. */
export async function loadCard(api: PortalApi, id: string) {
  const [person, { list }] = await Promise.all([
    orNotFound(api.user.userCard({ id })),
    api.community.list({ limit: most, offset: 0 }),
  ]);
  if (person === null) return null;
  const shared = list.filter(({ cc_id }) => person.communities.includes(Number(cc_id)));
  return {
    nick: person.nick,
    avatar: person.avatar,
    communities: shared.map(({ cc_id, name, seal }) => ({ id: Number(cc_id), name, seal })),
  };
}
