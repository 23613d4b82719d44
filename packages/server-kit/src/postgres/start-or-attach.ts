import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, silentLog } from '../log/create-log';
import { postgresBinaries } from './binaries';
import { choosePlace, type PostgresPlace } from './choose-place';
import { clusterPassword, ensureCluster, SUPERUSER } from './cluster';
import { databaseUrl, ensureDatabase } from './ensure-database';
import { joinMembers, type Membership } from './membership';
import { PostgresError } from './postgres-error';
import { forgetDeadServer, readPostmasterFile } from './postmaster-file';
import { startServer, stopServer } from './server-process';

export interface EmbeddedPostgresOptions {
  /** The folder for data; the cluster lies in its `postgres`. */
  readonly dataDir: string;
  /** The folder was chosen by somebody (DATA_DIR): no other one is taken when it cannot be used. Default false. */
  readonly explicit?: boolean;
  readonly log?: Log;
  /** False only for throw-away clusters in tests. Default true. */
  readonly durable?: boolean;
  /** Where data and programs go when root's checkout cannot be entered by the service account. */
  readonly systemFolder?: string;
}

/** A share in the embedded server. */
export interface EmbeddedPostgres {
  /** The cluster's folder, which may differ from the wanted one (see `choosePlace`). */
  readonly folder: string;
  readonly port: number;
  /** The address of a database, which is made when it is missing. */
  url(databaseName: string): Promise<string>;
  /** Gives the share back; the last one out stops the server. */
  release(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** So many starts fail (a second at least) before the pid file is doubted: the children of a killed server need it. */
const FAILURES_BEFORE_DOUBT = 5;

/**
 * Starts the embedded PostgreSQL server of a data folder, or attaches to it when another process has it running.
 * Should the server die, it is started again on the same port as long as this share is held.
 *
 * @throws {PermissionError | PostgresError} one sentence that says what is in the way.
 * @example
 * const postgres = await startOrAttach({ dataDir: '.data', log });
 * const { db, close } = openDatabase(await postgres.url('catalogue'));
 */
export async function startOrAttach(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = silentLog, durable = true, explicit = false } = options;
  const binaries = postgresBinaries();
  const place = choosePlace(binaries, { ...options, explicit });
  await ensureCluster(place.cluster, place, binaries.version, { durable });

  let share = await join(place, durable, log);
  let released = false;
  const stayJoined = async (): Promise<void> => {
    await share.membership.lost;
    if (released) return;
    log.warn('the embedded PostgreSQL server has gone; starting it again', { folder: place.cluster });
    try {
      share = await join(place, durable, log);
    } catch (error) {
      log.error('the embedded PostgreSQL server cannot be started again', { error });
      return;
    }
    if (released) await leave();
    else void stayJoined();
  };
  const leave = () => share.membership.leave(() => stopServer(place.cluster, place));
  void stayJoined();

  return {
    folder: place.cluster,
    get port() {
      return share.port;
    },
    url: (databaseName) => ensureDatabase(addressOf(place.cluster, share.port), databaseName),
    async release() {
      if (released) return;
      released = true;
      await leave();
    },
  };
}

/**
 * The address of a database on a server that runs now, for a tool that only looks (a test, a dump) and holds no share;
 * `undefined` when none has been started in that cluster folder.
 */
export function runningPostgresUrl(cluster: string, databaseName: string): string | undefined {
  const running = readPostmasterFile(cluster);
  return running === undefined ? undefined : databaseUrl(addressOf(cluster, running.port), databaseName);
}

interface Share {
  readonly membership: Membership;
  readonly port: number;
}

/** Neither the pid file nor the pid in it can be trusted after a crash: only a connection proves that it runs. */
async function join(place: PostgresPlace, durable: boolean, log: Log): Promise<Share> {
  const deadline = performance.now() + PATIENCE_MS;
  let reason = '';
  let failures = 0;
  do {
    const running = readPostmasterFile(place.cluster);
    let refused = false;
    if (running !== undefined) {
      try {
        const membership = await joinMembers(addressOf(place.cluster, running.port));
        return { membership, port: running.port };
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        refused = isRefusal(error);
      }
    }
    const start = await startServer(place.cluster, place, { durable });
    if (start.started) log.debug('started the embedded PostgreSQL server', { folder: place.cluster });
    else if (refused) throw new PostgresError(`The database in ${place.cluster} refuses its own password: ${reason}.`);
    else {
      reason = start.reason;
      failures += 1;
      if (failures >= FAILURES_BEFORE_DOUBT) forgetDeadServer(place.cluster);
      await sleep(100 + Math.random() * 100);
    }
  } while (performance.now() < deadline);
  throw new PostgresError(`The database in ${place.cluster} does not start: ${reason}`);
}

/** A refused password never heals by waiting, unless a stranger sits on the port that a crash left behind. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '28P01' || code === '28000';
}

function addressOf(cluster: string, port: number): string {
  return `postgres://${SUPERUSER}:${clusterPassword(cluster)}@127.0.0.1:${port}/postgres`;
}
