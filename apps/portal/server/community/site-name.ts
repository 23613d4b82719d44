import { asc } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { communityTexts } from '../database/schema';

/** The name that messages are signed with: the installation's first community's. */
export async function siteName({ db, language }: Pick<PortalContext, 'db' | 'language'>): Promise<string> {
  const [row] = await db
    .select({ name: communityTexts.name })
    .from(communityTexts)
    .orderBy(asc(communityTexts.communityId), inLanguage(communityTexts.language, language))
    .limit(1);
  return row?.name ?? 'Selvedge';
}
