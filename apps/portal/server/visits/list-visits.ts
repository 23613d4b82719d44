import { asc, desc, eq } from 'drizzle-orm';
import type { Listed, ListRange, PortalContext } from '../context';
import { visits } from '../database/schema';

interface VisitedPage {
  readonly day: string;
  readonly page: string;
  readonly count: number;
}

/** How often pages were opened, the latest day first. */
export async function listVisits({ db }: PortalContext, range: ListRange): Promise<Listed<VisitedPage>> {
  const where = eq(visits.communityId, range.ccId);
  const [list, total] = await Promise.all([
    db
      .select({ day: visits.day, page: visits.page, count: visits.count })
      .from(visits)
      .where(where)
      .orderBy(desc(visits.day), desc(visits.count), asc(visits.page))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(visits, where),
  ]);
  return { list, total };
}
