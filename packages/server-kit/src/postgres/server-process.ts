import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { lastLines } from './cluster';
import { lastPort } from './postmaster-file';
import { type Program, runProgram } from './run-program';

export interface ServerSettings {
  /** False only for throw-away clusters: then a crash of the machine may lose everything, and tests run faster. */
  readonly durable: boolean;
}

const COMMON = { listen_addresses: '127.0.0.1', unix_socket_directories: "''", log_timezone: 'UTC', timezone: 'UTC' };

const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** Starts the server; it lives in its own session, so a Ctrl-C meant for us does not reach it. */
export async function startServer(
  cluster: string,
  program: Program,
  settings: ServerSettings,
): Promise<{ readonly started: boolean; readonly reason: string }> {
  const port = await freePort(lastPort(cluster));
  const chosen = Object.entries({ ...COMMON, ...(settings.durable ? {} : THROW_AWAY) });
  const options = [`-p ${port}`, ...chosen.map(([name, value]) => `-c ${name}=${value}`)].join(' ');
  const logFile = path.join(cluster, 'server.log');
  const { succeeded, output } = await runProgram('pg_ctl', program, [
    'start',
    '--wait',
    '--timeout=60',
    '--silent',
    `--pgdata=${cluster}`,
    `--log=${logFile}`,
    `--options=${options}`,
  ]);
  return { started: succeeded, reason: succeeded ? '' : lastLines(`${output}\n${tail(logFile)}`) };
}

/** Stops it at once for everybody; a transaction that is under way is rolled back. */
export async function stopServer(cluster: string, program: Program): Promise<void> {
  await runProgram('pg_ctl', program, ['stop', '--mode=fast', '--wait', '--silent', `--pgdata=${cluster}`]);
}

async function freePort(preferred: number | undefined): Promise<number> {
  return (preferred === undefined ? undefined : await tryPort(preferred)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-2).join('\n');
  } catch {
    return '';
  }
}
