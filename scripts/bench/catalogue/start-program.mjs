import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../../house/root.mjs';

/**
 * Starts a program that serves HTTP and waits for its first answer; what is given back stops it.
 *
 * @param {string} program
 * @param {Record<string, string>} env
 * @param {string} ready the path that answers once it serves
 */
export async function startProgram(program, env, ready = '/') {
  const port = await freePort();
  const child = spawn(process.execPath, [...process.execArgv, path.join(root, program)], {
    // The portal's variable has a name of its own.
    env: { ...process.env, ...env, PORT: String(port), PORTAL_PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-4_000);
  });
  const over = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  while (
    !(await fetch(url + ready).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() - begun > 120_000)
      throw new Error(`${program} did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await over;
  };
  return { url, pid: child.pid ?? 0, startMs: performance.now() - begun, stop };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
