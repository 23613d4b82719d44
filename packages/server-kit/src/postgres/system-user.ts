import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { PermissionError } from './postgres-error';

/** The account as which PostgreSQL's programs run, when it is not our own. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const KNOWN_NAMES = ['postgres', '_postgres', 'selvedge'];

/**
 * The account that serves the database when we are root, which PostgreSQL refuses to run as: the owner of the data
 * that is there already, else a known service account, else one made for it. `undefined` for ordinary users.
 *
 * @throws {PermissionError} when there is no account and none can be made.
 */
export function serviceUser(...existingData: readonly string[]): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const folder of existingData) {
    const owner = ownerOf(folder);
    if (owner !== undefined) return owner;
  }
  return knownUser() ?? makeUser();
}

/** Whether that account can use this path: enter it if it is a folder, run it if it is a program. */
export function userCanUse(user: SystemUser, target: string): boolean {
  return spawnSync('test', ['-x', target], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function ownerOf(folder: string): SystemUser | undefined {
  const facts = statSync(folder, { throwIfNoEntry: false });
  return facts === undefined || facts.uid === 0 ? undefined : { uid: facts.uid, gid: facts.gid };
}

function knownUser(): SystemUser | undefined {
  for (const name of KNOWN_NAMES) {
    const user = lookUp(name);
    if (user !== undefined) return user;
  }
  return undefined;
}

function makeUser(): SystemUser {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'selvedge'], {
    stdio: 'ignore',
  });
  const user = lookUp('selvedge');
  if (user !== undefined) return user;
  throw new PermissionError(
    'PostgreSQL does not run as root and no service account could be made; run as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout.trim()) : 0;
  });
  return uid && gid ? { uid, gid } : undefined;
}
