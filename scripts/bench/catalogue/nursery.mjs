import { rm } from 'node:fs/promises';
import path from 'node:path';
import { growProducts } from './grow-products.mjs';
import { connected, startOwnDatabase } from './own-database.mjs';
import { startProgram } from './start-program.mjs';

/**
 * The built catalogue, at work.
 *
 * @typedef {object} Site
 * @property {string} url
 * @property {number} pid
 * @property {number} startMs until it answered
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} Grown
 * @property {string} api where its calls are
 * @property {string} databaseUrl
 * @property {number} buildSeconds how long it took to fill it
 *
 * @typedef {Site & Grown} GrownCatalogue the same over so many products, in a database of its own
 */

/** @type {ReturnType<typeof openNursery> | undefined} */
let nursery;

/** One for all parts of a run: what was filled and started for one of them serves the others too. */
export function startNursery() {
  nursery ??= openNursery();
  return nursery;
}

/** To be called at the end of a run. */
export async function endNursery() {
  await (await nursery)?.stop();
}

/** A database server that holds the demo once, and lends catalogues that show it or have grown out of it. */
async function openNursery() {
  const own = await startOwnDatabase();
  /** @param {string} name */
  const addressOf = (name) => own.url.replace(/\/catalogue$/, `/${name}`);
  /** @param {string} databaseUrl @param {string} ready @param {Record<string, string>} [env] */
  const serve = (databaseUrl, ready, env = {}) => {
    const settings = { DATA_DIR: path.join(own.folder, 'files'), DATABASE_URL: databaseUrl };
    const quiet = { LIMITS: 'off', LOG_LEVEL: 'error' };
    return startProgram('apps/catalogue/build/main.js', { ...settings, ...quiet, ...env }, ready);
  };
  // Pictures are made again in each run: it is measured how long that takes.
  await rm(path.join(own.folder, 'files/variants'), { recursive: true, force: true });
  // Nobody stays connected to this one, so that others can be copied from it.
  const first = await serve(own.url, '/product-products');
  await first.stop();

  /** @type {Map<string, Promise<Site>>} */
  const sites = new Map();
  const showDemo = once(() =>
    connected(addressOf('postgres'), async (client) => {
      await client.query('drop database if exists demo');
      await client.query('create database demo template catalogue');
    }),
  );
  /**
   * A process of its own over the demo.
   *
   * @param {Record<string, string>} [env]
   * @returns {Promise<Site>}
   */
  const fresh = async (env) => {
    await showDemo();
    return serve(addressOf('demo'), '/product-products', env);
  };
  /**
   * One process for all parts that want the same settings; it is stopped with the nursery.
   *
   * @param {Record<string, string>} env
   */
  const shared = (env) => {
    const key = JSON.stringify(env);
    const site = sites.get(key) ?? fresh(env);
    sites.set(key, site);
    return site;
  };

  /**
   * @param {number} products
   * @returns {Promise<GrownCatalogue>}
   */
  const grow = async (products) => {
    const name = `grown_${products}`;
    const databaseUrl = addressOf(name);
    const buildSeconds = await connected(addressOf('postgres'), async (client) => {
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
    const app = await serve(databaseUrl, '/healthz');
    return { ...app, api: `${app.url}/api/1`, databaseUrl, buildSeconds };
  };

  /** @type {Map<number, Promise<GrownCatalogue>>} */
  const grownSites = new Map();
  /**
   * One process for all parts that want so many products; it is stopped with the nursery.
   *
   * @param {number} products
   */
  const grown = (products) => {
    const site = grownSites.get(products) ?? grow(products);
    grownSites.set(products, site);
    return site;
  };

  const stop = async () => {
    for (const site of [...sites.values(), ...grownSites.values()]) await (await site).stop();
    await own.stop();
  };
  return { fresh, shared, grown, stop, filledMs: first.startMs };
}

/**
 * @template Value
 * @param {() => Promise<Value>} work
 */
function once(work) {
  /** @type {Promise<Value> | undefined} */
  let begun;
  return () => {
    begun ??= work();
    return begun;
  };
}
