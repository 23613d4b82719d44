import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import {
  recruitmentApplications as applications,
  messageBoardEntries as messages,
  recruitments,
  recruitmentTexts,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';

export interface InboxFilter {
  readonly ccId: number;
  readonly id?: number;
  readonly state?: (typeof messages.$inferSelect)['state'] | undefined;
  readonly keywords?: string | undefined;
}

type Inbox = typeof messages | typeof applications;

function matching(inbox: Inbox, community: SQL, { id, state, keywords }: InboxFilter): SQL | undefined {
  const words = keywords === undefined || keywords === '' ? undefined : likePattern(keywords);
  return and(
    community,
    id === undefined ? undefined : eq(inbox.id, id),
    state === undefined ? undefined : eq(inbox.state, state),
    words === undefined ? undefined : or(ilike(inbox.contacts, words), ilike(inbox.content, words)),
  );
}

export async function selectMessages({ db }: PortalContext, filter: InboxFilter, range: Omit<ListRange, 'ccId'>) {
  const where = matching(messages, eq(messages.communityId, filter.ccId), filter);
  const rows = db.select().from(messages).where(where).orderBy(desc(messages.receivedAt), desc(messages.id));
  const [list, total] = await Promise.all([rows.limit(range.limit).offset(range.offset), db.$count(messages, where)]);
  return { list, total };
}

export async function selectApplications(
  { db, language }: PortalContext,
  filter: InboxFilter,
  range: Omit<ListRange, 'ccId'>,
) {
  const where = matching(applications, eq(recruitments.communityId, filter.ccId), filter);
  const ofJob = eq(recruitments.id, applications.recruitmentId);
  const title = wordsOf(
    { db, language },
    [recruitmentTexts, recruitmentTexts.recruitmentId, recruitments.id],
    { job: recruitmentTexts.title },
    'title',
  );
  const rows = db
    .select({ row: applications, job: title.job })
    .from(applications)
    .innerJoin(recruitments, ofJob)
    .innerJoinLateral(title, sql`true`)
    .where(where)
    .orderBy(desc(applications.receivedAt), desc(applications.id));
  const counted = db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(recruitments, ofJob)
    .where(where);
  const [list, [count]] = await Promise.all([rows.limit(range.limit).offset(range.offset), counted]);
  return { list: list.map(({ row, job }) => ({ ...row, job })), total: count?.total ?? 0 };
}
