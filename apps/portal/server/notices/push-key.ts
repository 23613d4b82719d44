import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { PortalDb } from '../database/portal-db';
import { secrets } from '../database/schema';

/** The pair of keys that this installation shows to push services (VAPID). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const secretName = 'push';

/** The installation's pair. The first instance that asks makes it; all the others find it. */
export async function pushKeys(db: PortalDb): Promise<PushKeys> {
  const found = await selectKeys(db);
  if (found !== undefined) return found;
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await db.insert(secrets).values({ name: secretName, value }).onConflictDoNothing();
  const kept = await selectKeys(db);
  if (kept === undefined) throw new Error('The keys of pushed notices are gone.');
  return kept;
}

/** What a browser asks its push service with. */
export async function readPushKey({ db }: { readonly db: PortalDb }) {
  return { public_key: (await pushKeys(db)).publicKey };
}

async function selectKeys(db: PortalDb): Promise<PushKeys | undefined> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, secretName));
  return row && (JSON.parse(row.value) as PushKeys);
}
