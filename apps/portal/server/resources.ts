import path from 'node:path';
import {
  type DatabaseHandle,
  type Log,
  migrate,
  openDatabase,
  openStorage,
  type Storage,
  startOrAttach,
} from '@selvedge/server-kit';
import { appRoot } from './app-root';
import { besideDatabase } from './database/beside-database';
import { type PortalDb, portalDb } from './database/portal-db';
import { loadDemo } from './demo/load-demo';
import type { PortalSettings } from './settings';

/** What lives as long as the process: the database, the files, the log and the clock. */
export interface Resources {
  readonly db: PortalDb;
  readonly pool: DatabaseHandle['pool'];
  readonly storage: Storage;
  readonly log: Log;
  readonly now: () => Date;
  /** Where the data lies, in words for a person. */
  readonly place: string;
  /** Gives everything back, the database last. */
  readonly close: () => Promise<void>;
}

export interface ResourceOptions {
  readonly log: Log;
  /** Told about steps that take longer than a moment. */
  readonly progress?: (step: string) => void;
}

/** Opens the database that the settings name, or starts the embedded one, and brings it up to date. */
export async function openResources(settings: PortalSettings, options: ResourceOptions): Promise<Resources> {
  const { log, progress = () => {} } = options;
  const dataDir = path.resolve(settings.DATA_DIR ?? path.join(appRoot, '../../.data'));
  const given = await givenDatabase(settings);
  const server = given === undefined ? await startEmbedded(settings, dataDir, options) : undefined;
  const url = given ?? (await server?.url('portal')) ?? '';
  const database = openDatabase(url, { applicationName: 'portal', log });
  const close = async () => {
    await database.close();
    await server?.release();
  };
  try {
    await migrate(database, path.join(appRoot, 'server/database/migrations'));
    // On disk, files lie beside the database's folder, wherever that had to go, apart from the catalogue's.
    const folder = server === undefined ? dataDir : path.dirname(server.folder);
    const storage = await openStorage(settings, path.join(folder, 'portal'));
    const db = portalDb(database.pool);
    const now = () => new Date();
    if (settings.DEMO === 'on') await loadDemo({ db, storage, now: now(), progress });
    const place = server === undefined ? 'the database of its settings' : server.folder;
    return { db, pool: database.pool, storage, log, now, place, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function givenDatabase({ PORTAL_DATABASE_URL, DATABASE_URL }: PortalSettings): Promise<string | undefined> {
  if (PORTAL_DATABASE_URL !== undefined) return PORTAL_DATABASE_URL;
  return DATABASE_URL === undefined ? undefined : besideDatabase(DATABASE_URL);
}

async function startEmbedded(settings: PortalSettings, dataDir: string, { log, progress }: ResourceOptions) {
  progress?.('starting the database');
  return startOrAttach({ dataDir, explicit: settings.DATA_DIR !== undefined, log });
}
