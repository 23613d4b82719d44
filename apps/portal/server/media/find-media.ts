import type { ListRange, PortalContext } from '../context';
import { media } from '../database/schema';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type MediaFilter, mediaToWire, selectMedia } from './media-queries';
import { selectUses } from './picture-uses';

/** The pictures of the library. */
export async function searchMedia(context: PortalContext, filter: MediaFilter & ListRange) {
  requireRight(context, 'media.manage', filter.ccId);
  const { list, total } = await selectMedia(context, filter);
  return { list: list.map(mediaToWire), total };
}

/**
 * One picture, and what shows it.
 *
 * @throws code 10 when the community has no such picture
 */
export async function findMedia(context: PortalContext, one: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'media.manage', one.ccId);
  const row = await requireOwnRow(context.db, media, one);
  const uses = await selectUses(context.db, context, { ccId: one.ccId, url: row.picture.url });
  return { ...mediaToWire(row), uses };
}
