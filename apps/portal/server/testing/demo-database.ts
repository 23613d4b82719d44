import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createLimits,
  ensureOutbox,
  openStorage,
  readSettings,
  type SmsMessage,
  silentLog,
  storageSettings,
} from '@selvedge/server-kit';
import { testDatabase } from '@selvedge/server-kit/testing';
import { portalDb } from '../database/portal-db';
import { loadDemo } from '../demo/load-demo';
import { rightsKeeper } from '../identity/rights-keeper';
import type { ThirdParty } from '../identity/third-party';
import { limitTable } from '../limits';
import type { OnlinePayments } from '../payments/stripe-payments';
import { openSigner } from '../signing/open-signer';
import { selectPlacedCommunities, siteMap } from '../sites/site-map';

/** The moment that tests live in: a Saturday noon in Zhejiang. */
export const testNow = new Date('2026-11-21T12:00:00+08:00');

const migrationsFolder = fileURLToPath(new URL('../database/migrations', import.meta.url));

/** A database with the demo association, loaded at {@link testNow}. */
export async function demoDatabase() {
  const storage = await openStorage(
    readSettings(storageSettings, {}),
    mkdtempSync(path.join(tmpdir(), 'selvedge-portal-')),
  );
  const { pool } = await testDatabase({ migrationsFolder });
  const db = portalDb(pool);
  const signer = await openSigner(db);
  await loadDemo({ db, storage, signer, now: testNow, progress: () => {} });
  await ensureOutbox(pool);
  const sites = siteMap('https://portal.test', () => selectPlacedCommunities(db));
  await sites.reload();
  /** Short messages that were sent, the last one last. */
  const sent: SmsMessage[] = [];
  return {
    db,
    pool,
    storage,
    log: silentLog,
    now: () => testNow,
    sent,
    sms: { place: 'the test', send: async (message: SmsMessage) => void sent.push(message) },
    signer,
    limits: await createLimits(pool, limitTable, { on: false }),
    rights: rightsKeeper(db),
    payments: null as OnlinePayments | null,
    thirdParties: new Map<string, ThirdParty>(),
    origin: 'https://portal.test',
    sites,
  };
}
