import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { communities, visits } from '../database/schema';
import { dayOf } from '../positions/running-term';

/** Counts that a page was opened; numbers in it are left out, so that a page of a kind is one row a day. */
export async function addVisit(
  context: RequestContext,
  { ccId, page }: { readonly ccId: number; readonly page: string },
): Promise<Record<string, never>> {
  const { db, now } = context;
  await context.limit('visit');
  if ((await db.$count(communities, eq(communities.id, ccId))) === 0) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('ccId', codes.doesNotExist)] });
  }
  const [, first = ''] = page.replace(/^\/en(?=\/|$)/, '').split('/');
  if (first !== '' && !known.has(first)) return {};
  await db
    .insert(visits)
    .values({ communityId: ccId, day: dayOf(now), page: `/${first}`, count: 1 })
    .onConflictDoUpdate({
      target: [visits.communityId, visits.day, visits.page],
      set: { count: sql`${visits.count} + 1` },
    });
  return {};
}

/** Any other word is somebody's own page, or would be a row that somebody made up. */
const known: ReadonlySet<string> = new Set([
  'about',
  'people',
  'members',
  'companies',
  'news',
  'announcements',
  'jobs',
  'activities',
  'contact',
  'search',
]);
