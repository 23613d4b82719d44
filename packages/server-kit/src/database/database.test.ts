import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { MigrationError } from './migration-error';
import { openDatabase } from './open-database';
import { isDatabaseAway, isDuplicate } from './postgres-code';
import { withTransaction } from './with-transaction';

const madeFolders: string[] = [];
const folder = await migrationsOf('create table cloth (id integer primary key, name text not null);');
const database = await testDatabase({ migrationsFolder: folder });
const empty = await testDatabase();

afterAll(() => Promise.all(madeFolders.map((made) => rm(made, { recursive: true }))));

describe('a database for a test file', () => {
  it('has the tables of the migrations and the two extensions', async () => {
    const extensions = await database.pool.query('select extname from pg_extension order by 1');
    expect(extensions.rows.map((row) => row.extname)).toEqual(['pg_trgm', 'plpgsql', 'unaccent']);
    expect((await database.pool.query('select count(*)::int as n from cloth')).rows[0].n).toBe(0);
  });
});

describe('migrate', () => {
  it('lets five instances start at once and applies each migration once', async () => {
    const instances = Array.from({ length: 5 }, () => openDatabase(empty.url, { connections: 1 }));
    await Promise.all(instances.map((instance) => migrate(instance, folder)));
    const applied = await empty.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(applied.rows[0].n).toBe(1);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  it('says what PostgreSQL said when a migration is wrong', async () => {
    const wrong = await migrationsOf('create table cloth_2 (id nonsense);', 1_700_000_000_001);
    const failure = migrate(empty, wrong);
    await expect(failure).rejects.toThrow(MigrationError);
    await expect(failure).rejects.toThrow('type "nonsense" does not exist');
  });
});

describe('withTransaction', () => {
  it('keeps nothing when the work fails', async () => {
    await expect(
      withTransaction(database.db, async (tx) => {
        await tx.execute(sql`insert into cloth values (1, 'poplin')`);
        throw new Error('torn');
      }),
    ).rejects.toThrow('torn');
    expect((await database.pool.query('select 1 from cloth')).rowCount).toBe(0);
  });

  it('does work again that lost against another transaction', async () => {
    await database.pool.query(`insert into cloth values (2, 'a')`);
    const append = (letter: string) =>
      withTransaction(
        database.db,
        async (tx) => {
          const found = await tx.execute(sql`select name from cloth where id = 2`);
          await tx.execute(sql`update cloth set name = ${`${found.rows[0]?.name}${letter}`} where id = 2`);
        },
        { isolation: 'serializable', attempts: 10 },
      );
    await Promise.all([append('b'), append('b'), append('b')]);
    expect((await database.pool.query('select name from cloth where id = 2')).rows[0].name).toBe('abbb');
  });
});

describe('what an error means', () => {
  it('knows a database that is away', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const failure = await away.db.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    await away.close();
  });

  it('knows a broken unique constraint, and that it is not an absence', async () => {
    await database.pool.query(`insert into cloth values (3, 'voile')`);
    const failure = await database.db
      .execute(sql`insert into cloth values (3, 'voile')`)
      .catch((error: unknown) => error);
    expect([isDuplicate(failure), isDatabaseAway(failure)]).toEqual([true, false]);
  });

  it('cancels a statement that takes too long', async () => {
    const hasty = openDatabase(database.url, { statementTimeout: 50 });
    await expect(hasty.pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
    await hasty.close();
  });
});

async function migrationsOf(statement: string, when = 1_700_000_000_000): Promise<string> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'selvedge-migrations-'));
  madeFolders.push(place);
  await mkdir(path.join(place, 'meta'));
  await writeFile(path.join(place, '0000_first.sql'), statement);
  const entries = [{ idx: 0, version: '7', when, tag: '0000_first', breakpoints: true }];
  await writeFile(
    path.join(place, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return place;
}
