import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../house/root.mjs';
import { atMost } from '../aim.mjs';
import { answered, quantile } from '../catalogue/ask.mjs';
import { connected, connectionPool, startOwnDatabase } from '../catalogue/own-database.mjs';
import { startProgram } from '../catalogue/start-program.mjs';
import { statementsOf } from './sent-statements.mjs';

const members = 20_000;

const growing = path.join(root, 'apps/portal/server/testing/grow-directory.sql');

/** What is looked for; each is another plan. */
const asked = {
  'Chinese letters': 'keywords=李绣春',
  'Latin letters': 'keywords=li xiuchun',
  'the end of a name': 'keywords=19999',
  'nearly everybody': 'keywords=织',
  'a letter and a region': 'keywords=李&region_id=',
  everybody: '',
};

/**
 * The directory of 20,000 members: the call over HTTP beside the very statements that it sends. The quick form takes fewer
 * turns: among few members only the way over HTTP would be measured.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} options
 */
export async function measureDirectory(print, { quick = false } = {}) {
  const own = await startOwnDatabase();
  try {
    const databaseUrl = own.url.replace(/\/catalogue$/, '/portal');
    const maintenance = own.url.replace(/\/catalogue$/, '/postgres');
    await connected(maintenance, async (client) => {
      await client.query('drop database if exists portal');
      await client.query('create database portal');
    });
    const app = await startProgram(
      'apps/portal/build/main.js',
      {
        DATA_DIR: path.join(own.folder, 'files'),
        PORTAL_DATABASE_URL: databaseUrl,
        LIMITS: 'off',
        LOG_LEVEL: 'error',
      },
      '/healthz',
    );
    try {
      return await connected(databaseUrl, (client) => measure({ app, client, databaseUrl, own, quick, print }));
    } finally {
      await app.stop();
    }
  } finally {
    await own.stop();
  }
}

/**
 * @param {object} world
 * @param {{ url: string }} world.app
 * @param {import('pg').Client} world.client
 * @param {string} world.databaseUrl
 * @param {{ folder: string }} world.own
 * @param {boolean} world.quick
 * @param {(line: string) => void} world.print
 */
async function measure({ app, client, databaseUrl, own, quick, print }) {
  const address = (/** @type {string} */ query) => `${app.url}/v1/h5/cc/directory/list/1/12/0?${encodeURI(query)}`;
  await grow(client, members, () => answered(address('')));
  const { rows: regions } = await client.query(
    `select id from categories where community_id = 1 and kind = 'region' order by id limit 1`,
  );
  const pool = connectionPool(databaseUrl);
  const rows = [];
  try {
    for (const [name, query] of Object.entries(asked)) {
      const url = address(query.replace(/=$/, `=${regions[0]?.id}`));
      await answered(url);
      const log = path.join(own.folder, 'postgres/server.log');
      const statements = await statementsOf(client, log, () => answered(url));
      const bare = async () => {
        for (const statement of statements) await pool.query(statement);
      };
      const { call, sql } = await inTurns({ call: () => answered(url), sql: bare }, quick ? 10 : 60);
      const ratio = call / sql;
      rows.push({ name, call, sql, statements: statements.length, ratio });
      print(
        `  ${name.padEnd(22)} call ${call.toFixed(1).padStart(6)} ms, its ${statements.length} statements ${sql.toFixed(1).padStart(6)} ms, ${ratio.toFixed(2)} ×`,
      );
    }
  } finally {
    await pool.end();
  }
  return { members, rows, aims: rows.map(({ name, ratio }) => atMost(`${name}, × its SQL`, ratio, 2)) };
}

/**
 * Adds members in parts, each looked up once so that all are indexed and no statement runs into its limit.
 *
 * @param {import('pg').Client} client
 * @param {number} wanted
 * @param {() => Promise<void>} look
 */
async function grow(client, wanted, look) {
  const statement = await readFile(growing, 'utf8');
  const { rows } = await client.query('select count(*)::int as count from members');
  for (let missing = wanted - rows[0].count; missing > 0; missing -= 1000) {
    await client.query(statement.replace(':members)', `${Math.min(missing, 1000)})`));
    await look();
  }
  await client.query('analyze');
}

/**
 * The median of each, both taking turns so that what else the machine does meets both.
 *
 * @param {{ call: () => Promise<void>, sql: () => Promise<void> }} sides
 * @param {number} turns
 */
async function inTurns(sides, turns) {
  /** @type {{ call: number[], sql: number[] }} */
  const taken = { call: [], sql: [] };
  for (let turn = -2; turn < turns; turn++) {
    for (const side of /** @type {const} */ (turn % 2 === 0 ? ['call', 'sql'] : ['sql', 'call'])) {
      const begun = performance.now();
      await sides[side]();
      // The first ones fill caches.
      if (turn >= 0) taken[side].push(performance.now() - begun);
    }
  }
  const median = (/** @type {number[]} */ list) =>
    quantile(
      list.toSorted((a, b) => a - b),
      0.5,
    );
  return { call: median(taken.call), sql: median(taken.sql) };
}
