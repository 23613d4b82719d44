import path from 'node:path';
import {
  createLimits,
  type DatabaseHandle,
  ensureOutbox,
  type Log,
  listen,
  type Mail,
  migrate,
  openDatabase,
  openMail,
  openSms,
  openStorage,
  type Signer,
  type Sms,
  type Storage,
  startOrAttach,
} from '@selvedge/server-kit';
import { appRoot } from './app-root';
import { besideDatabase } from './database/beside-database';
import { type PortalDb, portalDb } from './database/portal-db';
import { removeDemoAccounts } from './demo/demo-accounts';
import { loadDemo } from './demo/load-demo';
import { type RightsKeeper, rightsKeeper } from './identity/rights-keeper';
import type { ThirdParty } from './identity/third-party';
import { limitTable, type PortalLimits } from './limits';
import { type OnlinePayments, openPayments } from './payments/stripe-payments';
import { publishedChannel } from './publication/published-channel';
import { ensureRoles } from './roles/ensure-roles';
import { openThirdParties, type PortalSettings, publicOrigin } from './settings';
import { ensureCommunity } from './setup/ensure-community';
import { openSigner } from './signing/open-signer';
import { type SiteMap, selectPlacedCommunities, siteMap } from './sites/site-map';

/** What lives as long as the process: the database, the files, the log and the clock. */
export interface Resources {
  readonly db: PortalDb;
  readonly pool: DatabaseHandle['pool'];
  /** Where the database is, for a connection of one's own. */
  readonly databaseUrl: string;
  readonly storage: Storage;
  readonly log: Log;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly signer: Signer;
  readonly limits: PortalLimits;
  /** What is known of those who are signed in. */
  readonly rights: RightsKeeper;
  readonly thirdParties: ReadonlyMap<string, ThirdParty>;
  /** How bills are paid online; null when nothing is set up. */
  readonly payments: OnlinePayments | null;
  /** The installation's own origin; communities have theirs from {@link sites}. */
  readonly origin: string;
  readonly sites: SiteMap;
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
  const stops: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await database.close();
    await server?.release();
  };
  try {
    await migrate(database, path.join(appRoot, 'server/database/migrations'));
    // On disk, files lie beside the database's folder, wherever that had to go, apart from the catalogue's.
    const folder = server === undefined ? dataDir : path.dirname(server.folder);
    const storage = await openStorage(settings, path.join(folder, 'portal'));
    const mail = openMail(settings, path.join(folder, 'portal/mail'));
    await ensureOutbox(database.pool);
    const db = portalDb(database.pool);
    const now = () => new Date();
    const signer = await openSigner(db);
    if (settings.DEMO === 'on') await loadDemo({ db, storage, signer, now: now(), progress });
    else await removeDemoAccounts(db);
    await ensureCommunity(db, now());
    await ensureRoles(db);
    const limits = await createLimits(database.pool, limitTable, { on: settings.LIMITS === 'on' });
    const rights = rightsKeeper(db);
    stops.push(await hearOfRights(url, rights, log));
    const sites = siteMap(publicOrigin(settings), () => selectPlacedCommunities(db));
    stops.push(await hearOfSites(url, sites, log));
    const place = server === undefined ? 'the database of its settings' : server.folder;
    return {
      db,
      pool: database.pool,
      databaseUrl: url,
      storage,
      log,
      mail,
      sms: openSms(settings, (line) => progress(line)),
      signer,
      limits,
      rights,
      thirdParties: openThirdParties(settings),
      payments: openPayments(settings),
      origin: publicOrigin(settings),
      sites,
      now,
      place,
      close,
    };
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

/** What another instance changes of people's rights is forgotten here at once. */
async function hearOfRights(url: string, rights: RightsKeeper, log: Log): Promise<() => Promise<void>> {
  const stop = await listen(url, {
    channel: 'portal_rights',
    onNotice: () => rights.forget(),
    onLoss: () => rights.hears(false),
    onGap: () => rights.hears(true),
    log,
  });
  rights.hears(true);
  return stop;
}

/** A community that is added or moved is found at its new address by every instance. */
async function hearOfSites(url: string, sites: SiteMap, log: Log): Promise<() => Promise<void>> {
  const onChange = () => {
    sites.reload().catch((error: unknown) => log.warn('the communities could not be read', { error }));
  };
  const stop = await listen(url, { channel: publishedChannel, onNotice: onChange, onGap: onChange, log });
  await sites.reload();
  return stop;
}
