import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processor time that a process has taken so far in all its threads, in milliseconds; known on Linux only. The
 * scheduler's own figures: those of `stat` count in hundredths of a second.
 *
 * @param {number} pid
 */
export function processorTime(pid) {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [running = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(running);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
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
