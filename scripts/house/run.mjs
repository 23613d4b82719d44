import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a command in the checkout and waits for it. Its output goes to ours; SIGINT and SIGTERM reach it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, input?: 'inherit' | 'ignore' }} [options] quiet keeps
 *   the output back and shows it only when the command fails
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = process.env, cwd = root, quiet = false, input = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? [input, 'pipe', 'pipe'] : [input, 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    const stopForwarding = forwardSignals((signal) => child.kill(signal));
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Hands every SIGINT and SIGTERM on instead of dying of it.
 *
 * @param {(signal: NodeJS.Signals) => void} handOn
 * @returns {() => void} ends it
 */
export function forwardSignals(handOn) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, handOn);
  return () => {
    for (const signal of signals) process.off(signal, handOn);
  };
}
