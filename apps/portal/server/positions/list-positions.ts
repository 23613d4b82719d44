import type { RawPosition } from '@selvedge/api-contract/community';
import type { PortalContext } from '../context';
import { audienceOf, sees } from '../directory/audience';
import { selectPositionHolders } from './position-queries';

export async function listPositions(context: PortalContext, ccId: number): Promise<{ list: RawPosition[] }> {
  const audience = audienceOf(context, ccId);
  const positions = new Map<number, RawPosition>();
  for (const row of await selectPositionHolders(context, ccId, audience)) {
    const { positionId, rank, title, duty } = row;
    const position = positions.get(positionId) ?? { id: positionId, rank, title, duty, members: [] };
    positions.set(positionId, position);
    if (row.memberId === null || row.name === null || row.privacy === null) continue;
    position.members.push({
      id: row.memberId,
      name: row.name,
      initial: row.initial ?? '',
      company: sees(audience, 'company', row.privacy) ? (row.company ?? '') : '',
      from: row.from ?? '',
      until: row.until,
    });
  }
  return { list: [...positions.values()] };
}
