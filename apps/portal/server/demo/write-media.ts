import type { Storage } from '@selvedge/server-kit';
import { type SQL, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { media, type StoredPicture } from '../database/schema';

interface Library {
  readonly db: Pick<PortalDb, 'insert' | 'execute'>;
  readonly storage: Storage;
  readonly communityId: number;
  readonly now: Date;
}

/** Where the demo shows pictures, and what they would have been sent for. */
const scenes = {
  banner: sql`banners`,
  partner: sql`partners`,
  news: sql`news`,
  company: sql`companies`,
} as const satisfies Partial<Record<(typeof media.$inferInsert)['scene'], SQL>>;

/** Puts the demo's pictures into the community's library, each once: as if somebody had sent them there. */
export async function writeMedia({ db, storage, communityId, now }: Library): Promise<void> {
  const known = new Set<string>();
  for (const scene of Object.keys(scenes) as (keyof typeof scenes)[]) {
    const { rows } = await db.execute<{ readonly picture: StoredPicture }>(sql`
      select distinct on (picture ->> 'url') picture from ${scenes[scene]}
      where community_id = ${communityId} and picture is not null order by picture ->> 'url'`);
    for (const { picture } of rows) {
      if (known.has(picture.url)) continue;
      known.add(picture.url);
      const name = picture.url.slice(picture.url.lastIndexOf('-') + 1);
      const { size = 0 } = (await storage.facts(picture.url.slice(1))) ?? {};
      await db.insert(media).values({ communityId, scene, name, picture, size, createdAt: now, updatedAt: now });
    }
  }
}
