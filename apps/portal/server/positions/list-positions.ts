import type { RawPosition } from '@selvedge/api-contract/community';
import type { PortalContext } from '../context';
import { selectPositionHolders } from './position-queries';

export async function listPositions(context: PortalContext, ccId: number): Promise<{ list: RawPosition[] }> {
  const positions = new Map<number, RawPosition>();
  for (const row of await selectPositionHolders(context, ccId)) {
    const position = positions.get(row.positionId) ?? { id: row.positionId, title: row.title, members: [] };
    positions.set(row.positionId, position);
    if (row.memberId === null || row.name === null) continue;
    position.members.push({
      id: row.memberId,
      name: row.name,
      initial: row.initial ?? '',
      company: row.company ?? '',
    });
  }
  return { list: [...positions.values()] };
}
