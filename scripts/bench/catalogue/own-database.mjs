import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../house/root.mjs';

const kit = path.join(root, 'packages/server-kit/dist/index.js');
/** @type {typeof import('pg')} */
const pg = createRequire(pathToFileURL(kit))('pg');

/** The driver, as the app has it. */
const { Client, Pool } = pg;

/**
 * A PostgreSQL of its own. Its folder is made for the run and gone when it is stopped, unless `BENCH_DIR` names one that
 * is to be kept: to fill a million products takes minutes.
 */
export async function startOwnDatabase() {
  const { startOrAttach } = await import(pathToFileURL(kit).href);
  const kept = process.env.BENCH_DIR;
  const folder = kept ? path.resolve(kept) : await mkdtemp(path.join(os.tmpdir(), 'selvedge-bench-'));
  await mkdir(folder, { recursive: true });
  // As root the server runs under a service account, which must be able to enter.
  await chmod(folder, 0o755);
  const server = await startOrAttach({ dataDir: folder, explicit: true, durable: false });
  const url = await server.url('catalogue');
  const stop = async () => {
    await server.release();
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  return { url, folder, stop };
}

/**
 * Lends a connection.
 *
 * @template Result
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<Result>} work
 */
export async function connected(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Connections to ask over, kept open as the app keeps them. */
export function connectionPool(/** @type {string} */ url) {
  return new Pool({ connectionString: url, options: '-c jit=off -c max_parallel_workers_per_gather=0' });
}
