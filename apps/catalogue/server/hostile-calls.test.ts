import { listCalls } from '@selvedge/api-contract';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { readSettings } from '@selvedge/server-kit';
import { requestFor } from '@selvedge/server-kit/testing';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueApi } from './api';
import { catalogueSettings } from './settings';
import { exampleOf, needsMore } from './testing/fitted-examples';
import { textPlaces } from './testing/hostile/call-variants';
import { hostileStrings, worstStrings } from './testing/hostile/hostile-strings';
import { testShop } from './testing/test-shop';

const { resources } = await testShop();

/** Where calls are sent to. */
const base = 'http://mill.example/api';

// Every string is tried, more often than one client may.
const unlimited = { ...resources, readings: { take: async () => {} } };
const api = new Hono().route('/api', catalogueApi(unlimited, readSettings(catalogueSettings, { LIMITS: 'off' })));

/** Every place of every call that text can be put into; a new call of the contract is here by itself. */
const places = listCalls(catalogueContract).flatMap((placed) => {
  const example = exampleOf(placed.id);
  return textPlaces(placed.call, example).map((place) => ({ ...place, placed, title: `${placed.id} ${place.name}` }));
});

/** Every string has its turn somewhere, and one of each trick everywhere. */
const stringsFor = (index: number) => [
  ...new Set([
    ...worstStrings.filter((_text, turn) => turn % 6 === index % 6),
    ...hostileStrings.filter((_text, turn) => turn % places.length === index),
  ]),
];

const tables = await resources.pool.query<{ name: string }>(
  `select format('%I.%I', schemaname, tablename) as name from pg_tables
   where schemaname not in ('pg_catalog', 'information_schema')`,
);
const countRows = `select ${tables.rows.map(({ name }) => `(select count(*)::int from ${name}) as "${name}"`).join(', ')}`;

/** How many rows each table holds. */
async function storedRows(): Promise<unknown> {
  return (await resources.pool.query(countRows)).rows[0];
}

const sent = new Set<string>();

afterAll(() => {
  // The promise is about ten thousand: a list that shrinks must be seen.
  expect(sent.size).toBeGreaterThanOrEqual(10_000);
});

/** Sends a request of the call with each text in its place, and tells which texts were refused. */
async function send({ placed, withText }: (typeof places)[number], texts: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const text of texts) {
    sent.add(text);
    const response = await api.fetch(requestFor(placed, withText(text), { base }));
    const what = `${placed.id} ${JSON.stringify(text.slice(0, 200))}`;
    expect(response.status, what).toBeLessThan(500);
    expect(response.headers.get('content-type'), what).toBe('application/json');
    expect(
      [...response.headers.keys()].filter((name) => /hostile/i.test(name)),
      what,
    ).toEqual([]);
    const body = (await response.json()) as Record<string, unknown>;
    expect([typeof body.code, typeof body.message, 'data' in body], what).toEqual(['number', 'string', true]);
    if (!response.ok) refused.push(text);
  }
  return refused;
}

describe('a hostile string', () => {
  it.each(places.map((place, index) => ({ place, index, title: place.title })))(
    'in $title is answered in the envelope, and stored only when it was taken',
    async ({ place, index }) => {
      const refused = await send(place, stringsFor(index));
      const before = await storedRows();
      expect(await send(place, refused)).toEqual(refused);
      expect(await storedRows()).toEqual(before);
    },
  );
});

describe('the calls that strings are tried on', () => {
  it('are calls that would be taken without them', async () => {
    const refused: string[] = [];
    for (const placed of listCalls(catalogueContract)) {
      const { idempotency_key: key, ...example } = exampleOf(placed.id);
      // Texts were taken under the example's own key meanwhile; it then stands for their content.
      const request =
        key === undefined ? example : { ...example, idempotency_key: [...String(key)].reverse().join('') };
      const response = await api.fetch(requestFor(placed, request, { base }));
      if (!response.ok && !needsMore.has(placed.id)) refused.push(`${placed.id} ${await response.text()}`);
    }
    expect(refused).toEqual([]);
  });
});
