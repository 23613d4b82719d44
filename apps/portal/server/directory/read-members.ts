import type { RawMember } from '@selvedge/api-contract/community';
import type { PortalContext } from '../context';
import type { Audience } from './audience';
import { selectMembers, selectOffices } from './member-queries';
import { shownMember } from './shown-member';

/** Members by their ids, in the order of the ids, as an audience may see them; those whom it may not see are left out. */
export async function readMembers(
  context: PortalContext,
  ids: readonly number[],
  audience: Audience,
): Promise<RawMember[]> {
  if (ids.length === 0) return [];
  const [rows, offices] = await Promise.all([selectMembers(context, ids, audience), selectOffices(context, ids)]);
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) return [];
    const held = offices.filter(({ memberId }) => memberId === id).map(({ title }) => title);
    return [shownMember(row, held, audience, context.language)];
  });
}
