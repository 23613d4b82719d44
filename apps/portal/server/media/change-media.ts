import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext, RequestContext } from '../context';
import { media } from '../database/schema';
import { requireOwnRow, selectOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { nextVersion, versionOf } from '../desk/version';
import type { Scene } from './media-queries';
import { rewriteUses, selectUses } from './picture-uses';
import { dropPicture, libraryFolder } from './store-picture';

interface Change {
  readonly ccId: number;
  readonly id: number;
  readonly version: number;
  readonly scene: Scene;
  readonly alt_zh: string;
  readonly alt_en: string;
}

/** Says what a picture shows, in the library and wherever it is shown. */
export async function updateMedia(context: PortalContext, { alt_zh, alt_en, scene, version, ...one }: Change) {
  requireRight(context, 'media.manage', one.ccId);
  return withTransaction(context.db, async (transaction) => {
    const row = await requireOwnRow(transaction, media, one, true);
    const updatedAt = nextVersion(row.updatedAt, version, context.now);
    const picture = { ...row.picture, alt: { 'zh-cn': alt_zh, en: alt_en } };
    await transaction.update(media).set({ scene, picture, updatedAt }).where(eq(media.id, row.id));
    await rewriteUses(transaction, { ccId: one.ccId, url: picture.url }, picture);
    await recordAct(transaction, context, { ccId: one.ccId, act: 'media.update', subject: `media:${row.id}` });
    return { id: row.id, version: versionOf(updatedAt) };
  });
}

/**
 * Deletes pictures that nothing shows; what is gone already does no harm.
 *
 * @throws {RefusedRequest} 409 while something shows one of them: then none is deleted
 */
export async function deleteMedia(
  context: RequestContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'media.manage', ccId);
  const gone = await withTransaction(context.db, async (transaction) => {
    const urls: string[] = [];
    for (const id of new Set(ids)) {
      const row = await selectOwnRow(transaction, media, { ccId, id }, true);
      if (row === undefined) continue;
      const { url } = row.picture;
      if ((await selectUses(transaction, context, { ccId, url })).length > 0) {
        throw refuse(codes.requestError, { situation: 'conflict' });
      }
      await transaction.delete(media).where(eq(media.id, id));
      await recordAct(transaction, context, {
        ccId,
        act: 'media.delete',
        subject: `media:${id}`,
        details: { name: row.name },
      });
      urls.push(url);
    }
    return urls;
  });
  // The demo's pictures are shared by its communities; what was sent to a library is its own.
  for (const url of gone.filter((kept) => kept.startsWith(`/${libraryFolder}/`))) {
    await dropPicture(context.storage, url);
  }
  return { done: true } as const;
}
