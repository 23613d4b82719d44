import { createSigner, newSecret, type Signer } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { secrets } from '../database/schema';

const secretName = 'signing';

/** The signer of this site. The first instance that asks makes the secret; all the others find it. */
export async function openSigner(db: CatalogueDatabase): Promise<Signer> {
  await db.insert(secrets).values({ name: secretName, value: newSecret() }).onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, secretName));
  if (secret === undefined) throw new Error('The signing secret is gone.');
  return createSigner(secret.value);
}
