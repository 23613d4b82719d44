import path from 'node:path';
import { growProducts } from './grow-products.mjs';
import { connected, startOwnDatabase } from './own-database.mjs';
import { startProgram } from './start-catalogue.mjs';

/**
 * The built catalogue over so many products, in a database of its own.
 *
 * @typedef {object} GrownCatalogue
 * @property {string} api where its calls are
 * @property {number} pid
 * @property {string} databaseUrl
 * @property {number} buildSeconds how long it took to fill it
 * @property {() => Promise<void>} stop
 */

/** @type {ReturnType<typeof openNursery> | undefined} */
let nursery;

/** One for all parts of a run: what was grown for one of them serves the others too. */
export function startNursery() {
  nursery ??= openNursery();
  return nursery;
}

/** To be called at the end of a run. */
export async function endNursery() {
  await (await nursery)?.stop();
}

/** A database server that holds the demo once, and lends catalogues that have grown out of it. */
async function openNursery() {
  const own = await startOwnDatabase();
  /** @param {string} databaseUrl */
  const serve = (databaseUrl) =>
    startProgram(
      'apps/catalogue/build/main.js',
      { DATA_DIR: path.join(own.folder, 'files'), DATABASE_URL: databaseUrl, LIMITS: 'off', LOG_LEVEL: 'error' },
      '/healthz',
    );
  const first = await serve(own.url);
  await first.stop();

  /**
   * @param {number} products
   * @returns {Promise<GrownCatalogue>}
   */
  const grown = async (products) => {
    const name = `grown_${products}`;
    const databaseUrl = own.url.replace(/\/catalogue$/, `/${name}`);
    const buildSeconds = await connected(own.url.replace(/\/catalogue$/, '/postgres'), async (client) => {
      const { rows } = await client.query(
        `select shobj_description(oid, 'pg_database') as seconds from pg_database where datname = $1`,
        [name],
      );
      // A database that was not filled to its end carries no comment.
      if (rows[0]?.seconds) return Number(rows[0].seconds);
      await client.query(`drop database if exists ${name}`);
      await client.query(`create database ${name} template catalogue`);
      const begun = performance.now();
      await connected(databaseUrl, (filling) => growProducts(filling, products));
      const seconds = (performance.now() - begun) / 1000;
      await client.query(`comment on database ${name} is '${seconds.toFixed(0)}'`);
      return seconds;
    });
    const app = await serve(databaseUrl);
    return { api: `${app.url}/api/1`, pid: app.pid, databaseUrl, buildSeconds, stop: app.stop };
  };
  return { grown, stop: own.stop };
}

/**
 * Asks one call over and over, one after the other.
 *
 * @param {string} address
 * @param {number} times
 * @returns {Promise<number[]>} milliseconds, the fastest first
 */
export async function timesOf(address, times) {
  const taken = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    taken.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  }
  return taken.sort((a, b) => a - b);
}

/**
 * @param {readonly number[]} sorted
 * @param {number} part 0.95 for the value that 95 of 100 do not exceed
 */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
