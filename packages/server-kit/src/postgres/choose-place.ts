import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PostgresBinaries } from './binaries';
import { PermissionError } from './postgres-error';
import { type SystemUser, serviceUser, userCanUse } from './system-user';

/** Where the embedded server lives. */
export interface PostgresPlace {
  /** The cluster's own folder; it may not exist yet, its parent does. */
  readonly cluster: string;
  /** The folder of the programs. */
  readonly programs: string;
  readonly user: SystemUser | undefined;
}

export interface PlaceOptions {
  /** The folder for data. */
  readonly dataDir: string;
  /** Somebody chose the folder by name: then another one is never taken instead. */
  readonly explicit: boolean;
  /** Where an unusable folder is replaced, when we are root. */
  readonly systemFolder?: string;
}

/**
 * Decides where the cluster lies and which copy of the programs is run. As root both must be usable by the service
 * account: a checkout below root's home is not, so both then move to `/var/lib/selvedge`.
 *
 * @throws {PermissionError} when there is no folder that can be used.
 */
export function choosePlace(binaries: PostgresBinaries, options: PlaceOptions): PostgresPlace {
  const cluster = path.join(path.resolve(options.dataDir), 'postgres');
  const fallback = path.join(options.systemFolder ?? '/var/lib/selvedge', checkoutName(options.dataDir));
  const user = serviceUser(cluster, path.join(fallback, 'postgres'));
  if (user === undefined) return { cluster: writableCluster(cluster, options), programs: binaries.folder, user };

  makeFolder(path.dirname(cluster));
  letPass(path.dirname(cluster));
  const usable = userCanUse(user, path.dirname(cluster));
  if (!usable && options.explicit) {
    throw new PermissionError(
      `DATA_DIR ${options.dataDir} cannot be entered by the account that runs PostgreSQL; choose a folder outside of root's home.`,
    );
  }
  const folder = usable ? path.dirname(cluster) : fallback;
  makeFolder(folder);
  return {
    cluster: path.join(folder, 'postgres'),
    programs: userCanUse(user, path.join(binaries.folder, 'bin', 'postgres'))
      ? binaries.folder
      : copiedPrograms(binaries, path.dirname(fallback)),
    user,
  };
}

function writableCluster(cluster: string, options: PlaceOptions): string {
  const parent = path.dirname(cluster);
  if (canWrite(parent)) {
    if (!existsSync(cluster) || canWrite(cluster)) return cluster;
    throw new PermissionError(
      `The database in ${cluster} belongs to another user; run as that user, or set DATA_DIR to a folder of your own.`,
    );
  }
  if (options.explicit) throw new PermissionError(`DATA_DIR ${options.dataDir} cannot be written by this user.`);
  const own = path.join(os.homedir(), '.local', 'share', 'selvedge', checkoutName(options.dataDir));
  if (canWrite(own)) return path.join(own, 'postgres');
  throw new PermissionError(
    `Neither ${options.dataDir} nor ${own} can be written by this user; set DATA_DIR to a folder that can.`,
  );
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK | constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new PermissionError(`The folder ${folder} cannot be made.`, { cause });
  }
}

/** The data folder is ours, and root's: whoever serves the database may walk through it, though not look around. */
function letPass(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid === 0) chmodSync(folder, mode | 0o011);
}

/** Two checkouts of the same name never share data. */
function checkoutName(dataDir: string): string {
  const whole = path.resolve(dataDir);
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  return `${path.basename(path.dirname(whole)) || 'root'}-${hash}`;
}

/** Copied beside and renamed, so that a half-made copy is never taken for a whole one. */
function copiedPrograms(binaries: PostgresBinaries, parent: string): string {
  const target = path.join(parent, `postgresql-${binaries.version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(parent, { recursive: true });
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  chownSync(unfinished, 0, 0);
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}
