import type { RawRecruitment } from '@selvedge/api-contract/community';
import type { Listed, PortalContext } from '../context';
import { countRecruitments, type JobRange, selectRecruitments } from './recruitment-queries';
import { recruitmentToWire } from './recruitment-to-wire';

export async function listRecruitments(context: PortalContext, range: JobRange): Promise<Listed<RawRecruitment>> {
  const [rows, total] = await Promise.all([selectRecruitments(context, range), countRecruitments(context, range)]);
  return { list: rows.map(recruitmentToWire), total };
}
