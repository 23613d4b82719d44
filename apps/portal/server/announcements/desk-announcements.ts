import type { RawDeskAnnouncement } from '@selvedge/api-contract/community';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, desc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import {
  announcementReads,
  announcements,
  announcementTexts,
  members,
  memberTexts,
  type PublicationState,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';
import { inState } from '../publication/in-state';
import { publicationToWire } from '../publication/publish';

interface Filter extends ListRange {
  readonly keywords?: string | undefined;
  readonly state?: PublicationState | undefined;
}

interface One {
  readonly ccId: number;
  readonly id: number;
}

/** The desk's list of announcements, drafts too, with how many have read each. */
export async function searchAnnouncements(
  context: PortalContext,
  filter: Filter,
): Promise<Listed<RawDeskAnnouncement>> {
  requireRight(context, 'announcement.write', filter.ccId);
  const { db, now } = context;
  const { ccId, keywords, state } = filter;
  const titled = db
    .select({ one: sql`1` })
    .from(announcementTexts)
    .where(
      and(
        eq(announcementTexts.announcementId, announcements.id),
        ilike(announcementTexts.title, likePattern(keywords ?? '')),
      ),
    );
  const where = and(
    eq(announcements.communityId, ccId),
    inState(announcements, state, now),
    keywords === undefined || keywords === '' ? undefined : exists(titled),
  );
  const [list, total] = await Promise.all([
    selectAnnouncements(context, where, filter),
    db.$count(announcements, where),
  ]);
  return { list, total };
}

/** @throws code 10 when the community has no such announcement */
export async function findDeskAnnouncement(context: PortalContext, { ccId, id }: One): Promise<RawDeskAnnouncement> {
  requireRight(context, 'announcement.write', ccId);
  const where = and(eq(announcements.communityId, ccId), eq(announcements.id, id));
  const [found] = await selectAnnouncements(context, where, { limit: 1, offset: 0 });
  if (found === undefined) throw refuse(codes.notFound);
  return found;
}

/** Which members have read an announcement. */
export async function listReaders(context: PortalContext, { limit, offset, ...one }: One & ListRange) {
  const { id } = await findDeskAnnouncement(context, one);
  const { db, language } = context;
  const name = wordsOf(
    { db, language },
    [memberTexts, memberTexts.memberId, members.id],
    { name: memberTexts.name },
    'name',
  );
  const where = eq(announcementReads.announcementId, id);
  const rows = await db
    .select({ id: members.id, name: name.name, readAt: announcementReads.readAt })
    .from(announcementReads)
    .innerJoin(members, eq(members.id, announcementReads.memberId))
    .innerJoinLateral(name, sql`true`)
    .where(where)
    .orderBy(desc(announcementReads.readAt), desc(members.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ readAt, ...member }) => ({ ...member, read_time: unixSeconds(readAt) }));
  return { list, total: await db.$count(announcementReads, where) };
}

async function selectAnnouncements(
  { db, now }: PortalContext,
  where: SQL | undefined,
  { limit, offset }: Omit<ListRange, 'ccId'>,
): Promise<RawDeskAnnouncement[]> {
  const rows = await db
    .select({
      row: announcements,
      readers: db.$count(announcementReads, eq(announcementReads.announcementId, announcements.id)),
    })
    .from(announcements)
    .where(where)
    .orderBy(desc(announcements.updatedAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ row }) => row.id);
  const texts = await db.select().from(announcementTexts).where(inArray(announcementTexts.announcementId, ids));
  const textsOf = textsByRecord(texts, ({ announcementId }) => announcementId);
  return rows.map(({ row, readers }) => ({
    id: row.id,
    version: versionOf(row.updatedAt),
    is_top: row.isTop,
    audience: row.audience,
    readers,
    ...publicationToWire(row, now),
    texts: textsOf(row.id),
  }));
}
