import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PostgresError } from './postgres-error';
import { type Program, runProgram } from './run-program';

const PASSWORD_FILE = 'selvedge.password';

export const SUPERUSER = 'selvedge';

export interface ClusterOptions {
  /** False only for throw-away clusters. */
  readonly durable: boolean;
}

/**
 * Makes the cluster unless it is there. Two processes may do it at once: each makes its own beside, one wins the
 * rename, so a cluster that is there is always whole.
 *
 * @throws {PostgresError} when `initdb` fails or the data is of another PostgreSQL.
 */
export async function ensureCluster(
  cluster: string,
  program: Program,
  version: string,
  options: ClusterOptions,
): Promise<void> {
  const made = clusterVersion(cluster);
  if (made === undefined) return makeCluster(cluster, program, options);
  const wanted = version.split('.')[0];
  if (made !== wanted) {
    throw new PostgresError(
      `The data in ${cluster} was made by PostgreSQL ${made} and this release runs ${wanted}; move it away, or dump and restore it.`,
    );
  }
}

/** The password that `initdb` was given: other accounts of this machine can reach the port, so there is one. */
export function clusterPassword(cluster: string): string {
  try {
    return readFileSync(path.join(cluster, PASSWORD_FILE), 'utf8').trim();
  } catch (cause) {
    throw new PostgresError(`The password file ${path.join(cluster, PASSWORD_FILE)} cannot be read.`, { cause });
  }
}

async function makeCluster(cluster: string, program: Program, options: ClusterOptions): Promise<void> {
  const workshop = mkdtempSync(`${cluster}.new-`);
  try {
    const unfinished = path.join(workshop, 'cluster');
    const passwordFile = path.join(workshop, PASSWORD_FILE);
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const target of program.user ? [workshop, unfinished, passwordFile] : []) {
      chownSync(target, program.user?.uid ?? 0, program.user?.gid ?? 0);
    }
    const { succeeded, output } = await runProgram('initdb', program, [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-instructions',
      ...LOCALE_ARGUMENTS,
      ...(options.durable ? [] : ['--no-sync']),
    ]);
    if (!succeeded) throw new PostgresError(`The database could not be made in ${cluster}: ${lastLines(output)}`);
    renameSync(passwordFile, path.join(unfinished, PASSWORD_FILE));
    adopt(unfinished, cluster);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** macOS has no C.UTF-8; its letters are only known through a named locale. */
const LOCALE_ARGUMENTS =
  process.platform === 'darwin' ? ['--lc-collate=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8'];

function adopt(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster);
  } catch (cause) {
    if (clusterVersion(cluster) === undefined) {
      throw new PostgresError(`${cluster} is in the way of the database; move it away.`, { cause });
    }
  }
}

function clusterVersion(cluster: string): string | undefined {
  try {
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new PostgresError(`The database in ${cluster} cannot be read by this user.`, { cause: error });
  }
}

export function lastLines(output: string): string {
  return output.split('\n').filter(Boolean).slice(-3).join(' / ') || 'no reason was given';
}
