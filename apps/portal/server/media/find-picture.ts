import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { media, type StoredPicture } from '../database/schema';

interface Asked<Url> {
  readonly ccId: number;
  readonly url: Url;
  /** Where the request names it. */
  readonly field?: string;
}

/**
 * The picture that a record is to show: one of the community's library, or the one that it shows already.
 *
 * @throws {RefusedRequest} code 111 at `img_url` when there is no such picture
 */
export async function findPicture(
  db: Pick<PortalDb, 'select'>,
  asked: Asked<string | null>,
  before: StoredPicture | null = null,
): Promise<StoredPicture | null> {
  const { ccId, url, field = 'img_url' } = asked;
  if (url === null) return null;
  const [row] = await db
    .select({ picture: media.picture })
    .from(media)
    .where(and(eq(media.communityId, ccId), eq(sql`${media.picture} ->> 'url'`, url)))
    .limit(1)
    // Nobody deletes it from the library before the record that is to show it is kept.
    .for('key share');
  if (row !== undefined) return row.picture;
  if (before?.url === url) return before;
  throw refuse(codes.doesNotExist, { issues: [fieldIssue(field, codes.doesNotExist)] });
}

/** The same of a record that cannot be without a picture. */
export async function requirePicture(
  db: Pick<PortalDb, 'select'>,
  asked: Asked<string>,
  before: StoredPicture | null = null,
): Promise<StoredPicture> {
  const picture = await findPicture(db, asked, before);
  if (picture === null)
    throw refuse(codes.required, { issues: [fieldIssue(asked.field ?? 'img_url', codes.required)] });
  return picture;
}
