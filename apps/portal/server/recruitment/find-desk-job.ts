import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';
import { countDeskJobs, type DeskJobRow, type JobFilter, selectDeskJobs, selectJobTexts } from './desk-job-queries';

/** The desk's list of jobs, also those that are not published or closed. */
export async function searchJobs(context: PortalContext, filter: JobFilter & ListRange) {
  requireRight(context, 'job.manage', filter.ccId);
  const [rows, total] = await Promise.all([selectDeskJobs(context, filter, filter), countDeskJobs(context, filter)]);
  return { list: await jobsToWire(context, rows), total };
}

/** @throws code 10 when the community has no such job */
export async function findDeskJob(context: PortalContext, one: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'job.manage', one.ccId);
  const rows = await selectDeskJobs(context, one, { limit: 1, offset: 0 });
  const [found] = await jobsToWire(context, rows);
  if (found === undefined) throw refuse(codes.notFound);
  return found;
}

async function jobsToWire({ db }: PortalContext, rows: readonly DeskJobRow[]) {
  const texts = await selectJobTexts(
    db,
    rows.map(({ row }) => row.id),
  );
  const textsOf = textsByRecord(texts, ({ recruitmentId }) => recruitmentId);
  return rows.map(({ row, company, applications }) => {
    const { id, payMinCents: min, payMaxCents: max, closesAt } = row;
    return {
      id,
      version: versionOf(row.updatedAt),
      company_id: row.companyId,
      company: company ?? '',
      is_published: row.isPublished,
      employment: row.employment,
      openings: row.openings,
      pay: min === null || max === null ? null : { min, max },
      published_time: unixSeconds(row.publishedAt),
      close_time: closesAt === null ? null : unixSeconds(closesAt),
      updated_time: unixSeconds(row.updatedAt),
      applications,
      texts: textsOf(id),
    };
  });
}
