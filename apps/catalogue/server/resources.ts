import path from 'node:path';
import {
  createLimits,
  type DatabaseHandle,
  ensureOutbox,
  type Log,
  type Mail,
  memoryLimits,
  migrate,
  openDatabase,
  openMail,
  openStorage,
  type Signer,
  type Storage,
  startOrAttach,
} from '@selvedge/server-kit';
import { appRoot } from './app-root';
import { type CatalogueHandle, catalogueDatabase } from './database/catalogue-database';
import { loadDemo } from './demo/load-demo';
import { createKeeper, type HearingKeeper } from './kept/keeper';
import { type CatalogueLimits, limitTable, type ReadingLimits, readingTable } from './limits';
import { openPayments } from './payments/open-payments';
import type { Payments } from './payments/payment-provider';
import type { CatalogueSettings } from './settings';
import { openSigner } from './signing/open-signer';
import { ensureSite } from './site/ensure-site';
import { switchShop } from './site/switch-shop';

/** What lives as long as the process: the database, the files, the log and the clock. */
export interface Resources {
  readonly db: CatalogueHandle;
  readonly pool: DatabaseHandle['pool'];
  /** For connections of their own, such as the one that listens. */
  readonly databaseUrl: string;
  /** Keeps nothing until it hears of publications (server/page-cache). */
  readonly kept: HearingKeeper;
  readonly storage: Storage;
  /** How mails leave. Use-cases do not send: they put mails into the outbox. */
  readonly mail: Mail;
  readonly log: Log;
  readonly limits: CatalogueLimits;
  /** Counted by this process alone, so that counting costs no query. */
  readonly readings: ReadingLimits;
  /** Signs previews and downloads; the same for every instance. */
  readonly signer: Signer;
  /** The providers that buyers can pay with. */
  readonly payments: Payments;
  readonly siteId: number;
  readonly now: () => Date;
  /** Where the data lies, in words for a person. */
  readonly place: string;
  /** Gives everything back, the database last. */
  readonly close: () => Promise<void>;
}

/** The one site of a catalogue's database. */
const siteId = 1;

export interface ResourceOptions {
  readonly log: Log;
  /** Told about steps that take longer than a moment. */
  readonly progress?: (step: string) => void;
}

/** Opens the database that the settings name, or starts the embedded one, and brings it up to date. */
export async function openResources(settings: CatalogueSettings, options: ResourceOptions): Promise<Resources> {
  const { log, progress = () => {} } = options;
  const dataDir = path.resolve(settings.DATA_DIR ?? path.join(appRoot, '../../.data'));
  const server = settings.DATABASE_URL === undefined ? await startEmbedded(settings, dataDir, options) : undefined;
  const url = settings.DATABASE_URL ?? (await server?.url('catalogue')) ?? '';
  const database = openDatabase(url, {
    applicationName: 'catalogue',
    statementTimeout: settings.QUERY_SECONDS * 1000,
    log,
  });
  const close = async () => {
    await database.close();
    await server?.release();
  };
  try {
    await migrate(database, path.join(appRoot, 'server/database/migrations'));
    // On disk, files lie beside the database's folder, wherever that had to go.
    const filesDir = server === undefined ? dataDir : path.dirname(server.folder);
    const storage = await openStorage(settings, filesDir);
    const mail = openMail(settings, path.join(filesDir, 'mail'));
    await ensureOutbox(database.pool);
    const db = catalogueDatabase(database.pool);
    if (settings.DEMO === 'on') await loadDemo({ db, storage, siteId, progress });
    await ensureSite(db, siteId, settings.SITE_NAME);
    if (settings.SHOP !== undefined) await switchShop(db, siteId, settings.SHOP);
    const signer = await openSigner(db);
    const payments = openPayments(settings);
    const limits = await createLimits(database.pool, limitTable, { on: settings.LIMITS === 'on' });
    const place = server === undefined ? 'the database of DATABASE_URL' : server.folder;
    return {
      db,
      pool: database.pool,
      databaseUrl: url,
      kept: createKeeper(),
      storage,
      mail,
      log,
      limits,
      readings: memoryLimits(readingTable, { on: settings.LIMITS === 'on' }),
      signer,
      payments,
      siteId,
      now: () => new Date(),
      place,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startEmbedded(settings: CatalogueSettings, dataDir: string, { log, progress }: ResourceOptions) {
  progress?.('starting the database');
  return startOrAttach({ dataDir, explicit: settings.DATA_DIR !== undefined, log });
}
