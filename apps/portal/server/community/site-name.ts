import { asc, eq } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { communityTexts } from '../database/schema';

/** The name that messages are signed with: that of the community whose pages they are asked for on. */
export async function siteName({
  db,
  language,
  site,
}: Pick<PortalContext, 'db' | 'language' | 'site'>): Promise<string> {
  const [row] = await db
    .select({ name: communityTexts.name })
    .from(communityTexts)
    .where(site === undefined ? undefined : eq(communityTexts.communityId, site.ccId))
    .orderBy(asc(communityTexts.communityId), inLanguage(communityTexts.language, language))
    .limit(1);
  return row?.name ?? 'Selvedge';
}
