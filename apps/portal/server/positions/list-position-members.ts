import type { RawPosition } from '@selvedge/api-contract/community';
import type { Listed, ListRange, PortalContext } from '../context';
import { listPositions } from './list-positions';

/** Who holds an office now; nobody when the community has no such office. */
export async function listPositionMembers(
  context: PortalContext,
  { ccId, positionId, limit, offset }: ListRange & { readonly positionId: number },
): Promise<Listed<RawPosition['members'][number]>> {
  const { list } = await listPositions(context, ccId);
  const holders = list.find(({ id }) => id === positionId)?.members ?? [];
  return { list: holders.slice(offset, offset + limit), total: holders.length };
}
