import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage, readSettings, silentLog, storageSettings } from '@selvedge/server-kit';
import { testDatabase } from '@selvedge/server-kit/testing';
import { portalDb } from '../database/portal-db';
import { loadDemo } from '../demo/load-demo';

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
  await loadDemo({ db, storage, now: testNow, progress: () => {} });
  return { db, pool, storage, log: silentLog, now: () => testNow };
}
