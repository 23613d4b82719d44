import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { media, type mediaScenes } from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { versionOf } from '../desk/version';

export type Scene = (typeof mediaScenes)[number];

export type MediaRow = typeof media.$inferSelect;

export interface MediaFilter {
  readonly ccId: number;
  readonly keywords?: string | undefined;
  readonly scene?: Scene | undefined;
}

export async function selectMedia({ db }: PortalContext, filter: MediaFilter & ListRange) {
  const where = matching(filter);
  const rows = db.select().from(media).where(where).orderBy(desc(media.id)).limit(filter.limit).offset(filter.offset);
  const [list, [counted]] = await Promise.all([rows, db.select({ total: count() }).from(media).where(where)]);
  return { list, total: counted?.total ?? 0 };
}

function matching({ ccId, keywords, scene }: MediaFilter): SQL | undefined {
  const words = keywords === undefined || keywords === '' ? undefined : likePattern(keywords);
  return and(
    eq(media.communityId, ccId),
    scene === undefined ? undefined : eq(media.scene, scene),
    words === undefined
      ? undefined
      : or(
          ilike(media.name, words),
          ilike(sql`${media.picture} -> 'alt' ->> 'zh-cn'`, words),
          ilike(sql`${media.picture} -> 'alt' ->> 'en'`, words),
        ),
  );
}

export function mediaToWire({ id, scene, name, size, picture, createdAt, updatedAt }: MediaRow) {
  return { id, version: versionOf(updatedAt), scene, name, size, img: picture, created_time: unixSeconds(createdAt) };
}
