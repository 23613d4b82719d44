import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a running server says of itself. After a crash it is a lie until somebody tries to connect. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/** Reads `postmaster.pid` (line 1 the pid, 4 the port, 8 the status); `undefined` while there is no whole one. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = textOf(path.join(cluster, 'postmaster.pid'))?.split('\n') ?? [];
  const [pid, port, status] = [lines[0], lines[3], lines[7]].map((line) => line?.trim() ?? '');
  if (!pid || !port) return undefined;
  return { pid: Number(pid), port: Number(port), status: status ?? '' };
}

/** The port of the last start: taken again when it is free, so that pools of other processes find the server back. */
export function lastPort(cluster: string): number | undefined {
  const match = textOf(path.join(cluster, 'postmaster.opts'))?.match(/"-p" "(\d+)"/);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * Removes a pid file whose process is no PostgreSQL server any more. The server itself does so for a pid that is gone,
 * but not for a zombie that nobody collects (a container without init), nor for a pid that one of our own processes
 * was given after a restart of the machine.
 */
export function forgetDeadServer(cluster: string): void {
  const known = readPostmasterFile(cluster);
  if (known !== undefined && !isLiveServer(known.pid)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

function isLiveServer(pid: number): boolean {
  const facts = textOf(`/proc/${pid}/stat`);
  // "123 (postgres) S …": the name, then the state, where Z is a zombie.
  if (facts !== undefined) return /^\d+ \(postgres\) [^Z]/.test(facts);
  if (process.platform === 'linux') return false;
  const answer = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.error !== undefined || /^[^Z]\S*\s.*postgres\s*$/.test(answer.stdout.trim());
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
