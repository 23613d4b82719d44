import { unixSeconds } from '../context';
import type { RecruitmentRow } from './recruitment-queries';

/** A job as lists show it. */
export function recruitmentToWire(row: RecruitmentRow) {
  const { id, companyId, company, title, place, summary, payMinCents: min, payMaxCents: max, publishedAt } = row;
  return {
    id,
    company,
    enterprise_id: companyId,
    title,
    place,
    summary,
    pay: min === null || max === null ? null : { min, max },
    show_time: unixSeconds(publishedAt),
  };
}
