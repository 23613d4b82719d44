import { callExamples } from '@selvedge/api-contract/openapi';
import { permissions } from '@selvedge/domain/rights';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type Fields, type Headers, livePortal } from './testing/live-portal';
import { addAccount, addMember, addRole, giveRole, signedIn } from './testing/people';

const { db, send } = await livePortal();

/** The number that one record of every kind has which belongs to strangers, and one that no record has. */
const strangers = 5_000_000;
const missing = 6_000_000;

/** What says whose a record is, and what it says of a stranger's. */
const owners = { community_id: 2, account_id: strangers } as const;

/** Tables whose records have a number, with their columns. */
async function numberedTables() {
  const { rows } = await db.execute<{ name: string; columns: readonly string[] }>(sql`
    select c.table_name as name, array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`);
  return rows.filter(({ name, columns }) => columns.includes('id') && !['communities', 'accounts'].includes(name));
}

/** Columns that name a record of another table. */
async function references() {
  const { rows } = await db.execute<{ from: string; column: string; to: string }>(sql`
    select c.conrelid::regclass::text as "from", a.attname::text as "column", c.confrelid::regclass::text as "to"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1`);
  return rows;
}

/** Copies a record of each kind to strangers, under the one number; what it names is theirs too. */
async function giveToStrangers(): Promise<string[]> {
  await db.execute(sql`insert into accounts (id, nick, language, created_at) overriding system value
    values (${strangers}, 'stranger', 'en', now())`);
  const copied: string[] = [];
  for (const { name, columns } of await numberedTables()) {
    const theirs = Object.entries(owners).filter(([owner]) => columns.includes(owner));
    const changed = JSON.stringify({ id: strangers, ...Object.fromEntries(theirs) });
    const table = sql.identifier(name);
    const { rowCount } = await db
      .execute(sql`insert into ${table} overriding system value
        select (jsonb_populate_record(null::${table}, to_jsonb(x) || ${changed}::jsonb)).*
        from (select * from ${table} limit 1) x`)
      // Some have a second name of their own, such as a ticket's code, and can't be copied.
      .catch(() => ({ rowCount: 0 }));
    if (rowCount) copied.push(name);
  }
  await db.transaction(async (tx) => {
    // Books can only be added to: their triggers are told to look away.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { from, column, to } of await references()) {
      if (!copied.includes(from) || !copied.includes(to)) continue;
      await tx.execute(
        sql`update ${sql.identifier(from)} set ${sql.identifier(column)} = ${strangers} where id = ${strangers} and ${sql.identifier(column)} is not null`,
      );
    }
  });
  return copied;
}

let copied: string[];
let headers: Headers;

beforeAll(async () => {
  copied = await giveToStrangers();
  const own = await addAccount(db);
  await addMember(db, own, 1);
  await giveRole(db, await addRole(db, 1, permissions, 'everything here'), own);
  // Asked on the pages of the first community, as a browser does.
  headers = { ...(await signedIn(db, own)), 'x-community': '1' };
}, 120_000);

const namesRecord = (field: string) => field !== 'ccId' && /^ids?$|_ids?$|Id$/.test(field);

/** Accounts are no community's: whoever has one may be given a role, also by who has never met them. */
const ofNobody: readonly string[] = ['roles.give account_id'];

const cases = [...calls.keys()].flatMap((id) => {
  const example = (callExamples[id]?.request ?? {}) as Fields;
  return Object.keys(example)
    .filter((field) => namesRecord(field) && !ofNobody.includes(`${id} ${field}`))
    .map((field) => ({ id, field, example }));
});

const withId = (example: Fields, field: string, id: number): Fields => ({
  ...example,
  [field]: Array.isArray(example[field]) ? [id] : id,
  ...(example.idempotency_key !== undefined && { idempotency_key: `another-id-${field}-${id}` }),
});

let told = 0;

describe.each(cases)('$id by its $field', ({ id, field, example }) => {
  it('says of a record that is somebody else’s what it says of one that there is not', async () => {
    const [theirs, nothing] = [
      await send(id, withId(example, field, strangers), headers),
      await send(id, withId(example, field, missing), headers),
    ];
    expect(theirs).toEqual(nothing);
    if (nothing.status === 404 || nothing.issues.some(({ code }) => code === 111)) told += 1;
  });
});

it('asks for records that there are, and is told of most that there are none', () => {
  expect(copied).toEqual(
    expect.arrayContaining(['news', 'announcements', 'recruitments', 'companies', 'members', 'media']),
  );
  expect(told).toBeGreaterThan(cases.length / 2);
});

it('changes nothing of a record that is somebody else’s', async () => {
  for (const name of copied) {
    const { rows } = await db.execute(sql`select id from ${sql.identifier(name)} where id = ${strangers}`);
    expect(rows, name).toHaveLength(1);
  }
});
