import type { RawRecruitment } from '@selvedge/api-contract/community';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { countRecruitments, selectRecruitments } from './recruitment-queries';

export async function listRecruitments(context: PortalContext, range: ListRange): Promise<Listed<RawRecruitment>> {
  const [rows, total] = await Promise.all([selectRecruitments(context, range), countRecruitments(context, range.ccId)]);
  const list = rows.map(({ payMinCents: min, payMaxCents: max, publishedAt, ...row }) => ({
    ...row,
    pay: min === null || max === null ? null : { min, max },
    show_time: unixSeconds(publishedAt),
  }));
  return { list, total };
}
