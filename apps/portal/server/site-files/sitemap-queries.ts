import { and, desc, eq } from 'drizzle-orm';
import { isAnnounced } from '../activities/activity-queries';
import type { PortalContext } from '../context';
import { activities, announcements, companies, memberDirectory, news, recruitments } from '../database/schema';
import { isPublic } from '../publication/is-public';
import { isOpen } from '../recruitment/recruitment-queries';
import { freshenSearch } from '../search/freshen-search';

/** A page of a record, and when it changed last, as far as that is known. */
export interface SitemapPage {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** Every page that shows a record to everybody: the same filters as the lists have. No more than a sitemap may hold. */
export async function selectSitemapPages(context: PortalContext, ccId: number): Promise<SitemapPage[]> {
  const { db } = context;
  await freshenSearch(db);
  const [items, notices, jobs, firms, people, events] = await Promise.all([
    db
      .select({ id: news.id, changedAt: news.updatedAt })
      .from(news)
      .where(and(eq(news.communityId, ccId), isPublic(news, context)))
      .orderBy(desc(news.publishAt))
      .limit(most),
    db
      .select({ id: announcements.id, changedAt: announcements.updatedAt })
      .from(announcements)
      .where(
        and(
          eq(announcements.communityId, ccId),
          eq(announcements.audience, 'everyone'),
          isPublic(announcements, context),
        ),
      )
      .limit(most),
    db
      .select({ id: recruitments.id, changedAt: recruitments.updatedAt })
      .from(recruitments)
      .where(and(eq(recruitments.communityId, ccId), isOpen(context)))
      .limit(most),
    db
      .select({ id: companies.id, changedAt: companies.updatedAt })
      .from(companies)
      .where(and(eq(companies.communityId, ccId), eq(companies.isListed, true)))
      .limit(most),
    db
      .select({ id: memberDirectory.memberId })
      .from(memberDirectory)
      .where(and(eq(memberDirectory.communityId, ccId), eq(memberDirectory.audience, 'public')))
      .orderBy(memberDirectory.memberId)
      .limit(most),
    db
      .select({ id: activities.id, changedAt: activities.updatedAt })
      .from(activities)
      .where(and(eq(activities.communityId, ccId), isAnnounced))
      .orderBy(desc(activities.startsAt))
      .limit(most),
  ]);
  const at = (folder: string) => (row: { readonly id: number; readonly changedAt: Date }) => ({
    path: `/${folder}/${row.id}`,
    changedAt: row.changedAt,
  });
  return [
    ...items.map(at('news')),
    ...notices.map(at('announcements')),
    ...jobs.map(at('jobs')),
    ...firms.map(at('companies')),
    ...events.map(at('activities')),
    // When somebody changed what of themselves is their own business.
    ...people.map(({ id }) => ({ path: `/members/${id}`, changedAt: null })),
  ];
}

/** Six kinds in two languages stay below the 50,000 addresses that one sitemap may hold. */
const most = 4_100;
