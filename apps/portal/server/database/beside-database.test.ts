import { testDatabase } from '@selvedge/server-kit/testing';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { besideDatabase } from './beside-database';

const { url, pool } = await testDatabase();
const name = `${new URL(url).pathname.slice(1)}_portal`;

afterAll(() => pool.query(`drop database if exists ${name}`));

it('makes the portal’s database beside the other one, once for all who start together', async () => {
  const addresses = await Promise.all([besideDatabase(url), besideDatabase(url), besideDatabase(url)]);
  expect(new Set(addresses).size).toBe(1);
  const client = new pg.Client({ connectionString: addresses[0] });
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.end();
  expect(rows).toEqual([{ name }]);
});

it('finds it when it is there already', async () => {
  expect(new URL(await besideDatabase(url)).pathname).toBe(`/${name}`);
});
