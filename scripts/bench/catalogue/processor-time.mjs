import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK'])) : Number.NaN;

/**
 * The processor time that a process has taken so far, in milliseconds; known on Linux only.
 *
 * @param {number} pid
 */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/**
 * The memory that a process holds, in megabytes; known on Linux only.
 *
 * @param {number} pid
 */
export function residentMegabytes(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line?.[1]) / 1024;
}
