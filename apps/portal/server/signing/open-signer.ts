import { createSigner, newSecret, type Signer } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { secrets } from '../database/schema';

const secretName = 'signing';

/** The signer of this installation. The first instance that asks makes the secret; all the others find it. */
export async function openSigner(db: PortalDb): Promise<Signer> {
  await db.insert(secrets).values({ name: secretName, value: newSecret() }).onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, secretName));
  if (secret === undefined) throw new Error('The signing secret is gone.');
  return createSigner(secret.value);
}
