import { sql } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import type { PortalDb } from '../database/portal-db';
import { communities, communityTexts } from '../database/schema';

/** What an association is called until its first administrator gives it its name. */
const unnamed = {
  'zh-cn': { name: '未命名协会', desc: '协会门户正在筹备中。', introduction: '协会门户正在筹备中。' },
  en: {
    name: 'Unnamed association',
    desc: 'This portal is being set up.',
    introduction: 'This portal is being set up.',
  },
} as const;

const lock = 7_353_102;

/** Gives an empty installation a community without a name, so that there is a place to sign in to. */
export async function ensureCommunity(db: PortalDb, now: Date): Promise<void> {
  if ((await db.$count(communities)) > 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if ((await tx.$count(communities)) > 0) return;
    const { id: communityId } = onlyRow(
      await tx
        .insert(communities)
        .values({ seal: '协会', foundedYear: now.getFullYear(), email: 'office@localhost', phone: '-' })
        .returning({ id: communities.id }),
    );
    const rows = (['zh-cn', 'en'] as const).map((language) => ({
      communityId,
      language,
      ...unnamed[language],
      address: '-',
      hours: '-',
    }));
    await tx.insert(communityTexts).values(rows);
  });
}
