import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { forwardSignals } from './run.mjs';

/**
 * Runs the applications side by side until they end. When one fails, or a signal comes, all are told to stop; the
 * first failure's code is the result.
 *
 * @param {ReadonlyArray<{ name: string, command: string, args: readonly string[], cwd?: string }>} apps
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function runApps(apps, env) {
  // Their own channel tells the applications when this process is gone, however it went.
  const children = apps.map(({ command, args, cwd = root }) =>
    spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true }),
  );
  let stopping = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stopping = true;
    for (const child of children) if (child.exitCode === null && child.signalCode === null) tell(child, signal);
  };
  const stopForwarding = forwardSignals(stop);
  return Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.once('error', () => resolve(1));
          child.once('exit', (code) => {
            if (!stopping) stop('SIGTERM');
            resolve(code ?? 1);
          });
        }),
    ),
  ).then((codes) => {
    stopForwarding();
    return codes.find((code) => code !== 0) ?? 0;
  });
}

/**
 * Each application leads a process group of its own, so that what a package manager started in between hears it too.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function tell(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It ended in this very moment.
  }
}
