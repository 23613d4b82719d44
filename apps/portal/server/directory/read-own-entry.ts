import { eq } from 'drizzle-orm';
import { type PortalContext, unixSeconds } from '../context';
import { memberTexts } from '../database/schema';
import { wirePicture } from '../database/wire-picture';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';
import { categoryChoices } from './choices';
import { selectOffices } from './member-queries';
import { selectCompanyName, selectOwnMember } from './own-entry-queries';

/**
 * The caller's own entry of a directory with everything that is kept of it, whatever others see of it.
 *
 * @throws {RefusedRequest} 403 for somebody who is no member there
 */
export async function readOwnEntry(context: PortalContext, { ccId }: { readonly ccId: number }) {
  const row = await selectOwnMember(context.db, context, ccId);
  const [rows, offices, company, regions] = await Promise.all([
    context.db.select().from(memberTexts).where(eq(memberTexts.memberId, row.id)),
    selectOffices(context, [row.id]),
    selectCompanyName(context, row.companyId),
    categoryChoices(context, ccId, 'region'),
  ]);
  const texts = textsByRecord(rows, ({ memberId }) => memberId)(row.id);
  const shown = texts[context.language] ?? texts['zh-cn'] ?? texts.en;
  return {
    id: row.id,
    version: versionOf(row.updatedAt),
    name: shown?.name ?? '',
    initial: shown?.initial ?? '',
    img: wirePicture(row.picture, context.language),
    company,
    positions: offices.map(({ title }) => title),
    joined_time: unixSeconds(row.joinedAt),
    region_id: row.regionId,
    phone: row.phone ?? '',
    email: row.email ?? '',
    texts,
    privacy: row.privacy,
    regions,
  };
}
