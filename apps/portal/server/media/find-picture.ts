import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { media, type StoredPicture } from '../database/schema';

/**
 * The picture that a record is to show: one of the community's library, or the one that it shows already.
 *
 * @throws {RefusedRequest} code 111 at `img_url` when there is no such picture.
 */
export async function findPicture(
  db: Pick<PortalDb, 'select'>,
  asked: { readonly ccId: number; readonly url: string | null },
  before: StoredPicture | null = null,
): Promise<StoredPicture | null> {
  const { ccId, url } = asked;
  if (url === null) return null;
  const [row] = await db
    .select({ picture: media.picture })
    .from(media)
    .where(and(eq(media.communityId, ccId), eq(sql`${media.picture} ->> 'url'`, url)))
    .limit(1);
  if (row !== undefined) return row.picture;
  if (before?.url === url) return before;
  throw refuse(codes.doesNotExist, { issues: [fieldIssue('img_url', codes.doesNotExist)] });
}
