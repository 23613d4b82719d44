import { spawn } from 'node:child_process';
import path from 'node:path';
import { PermissionError, PostgresError } from './postgres-error';
import type { SystemUser } from './system-user';

export interface Program {
  readonly programs: string;
  readonly user: SystemUser | undefined;
}

export interface ProgramEnd {
  readonly succeeded: boolean;
  /** Everything the program wrote. */
  readonly output: string;
}

/** Runs `initdb` or `pg_ctl` as the service account, away from a folder that it could not enter. */
export function runProgram(name: string, { programs, user }: Program, args: readonly string[]): Promise<ProgramEnd> {
  const program = path.join(programs, 'bin', name);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      // PostgreSQL has no use for NODE_ENV, but the frameworks' types require it of every environment.
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.on('error', (cause: NodeJS.ErrnoException) => {
      reject(
        cause.code === 'EPERM' || cause.code === 'EACCES'
          ? new PermissionError(`${program} may not be run as the account that serves the database.`, { cause })
          : new PostgresError(`${program} cannot be run: ${cause.message}.`, { cause }),
      );
    });
    child.on('close', (code) => resolve({ succeeded: code === 0, output: output.trim() }));
  });
}
