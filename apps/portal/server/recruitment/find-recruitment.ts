import type { RawRecruitmentDetail } from '@selvedge/api-contract/community';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type PortalContext, unixSeconds } from '../context';
import { selectRecruitment } from './recruitment-queries';
import { recruitmentToWire } from './recruitment-to-wire';

/**
 * One open job.
 *
 * @throws code 10 when there is none: not published, closed, or never there
 */
export async function findRecruitment(context: PortalContext, id: number): Promise<RawRecruitmentDetail> {
  const [row] = await selectRecruitment(context, id);
  if (row === undefined) throw refuse(codes.notFound);
  const { description, requirements, employment, openings, closesAt } = row;
  return {
    ...recruitmentToWire(row),
    description,
    requirements,
    employment,
    openings,
    close_time: closesAt === null ? null : unixSeconds(closesAt),
  };
}
