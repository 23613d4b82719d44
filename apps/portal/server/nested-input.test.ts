import { communityContract } from '@selvedge/api-contract/community';
import { callExamples, type JsonSchema, openApiDocument } from '@selvedge/api-contract/openapi';
import { beforeAll, expect, it } from 'vitest';
import { calls, type Fields, type Headers, livePortal } from './testing/live-portal';

const { send, anybodyWithEveryRight } = await livePortal();
const { paths } = openApiDocument(communityContract, { version: '1' });
const operations = Object.values(paths).flatMap((item) => Object.values(item));

/** The example of a call with a field that nobody has heard of in one of its inner objects, and where that stands. */
interface Planted {
  readonly id: string;
  readonly place: string;
  readonly fields: Fields;
}

/** Plants the field in every object within a value, one at a time; what is a map by its schema takes any name. */
function* plantedIn(value: unknown, schema: JsonSchema | undefined, at: string): Generator<readonly [string, unknown]> {
  const of = alternativeFor(schema, value);
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) {
      for (const [where, planted] of plantedIn(item, of?.items, `${at}.${place}`)) {
        yield [where, value.map((one, other) => (other === place ? planted : one))];
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    if (of?.additionalProperties === false) yield [`${at}.unheard_of`, { ...value, unheard_of: 'x' }];
    for (const [name, part] of Object.entries(value)) {
      for (const [where, planted] of plantedIn(part, of?.properties?.[name], `${at}.${name}`)) {
        yield [where, { ...value, [name]: planted }];
      }
    }
  }
}

/** Of a schema that may be one of several, the one that a value is of: an object's is the one that knows its names. */
function alternativeFor(schema: JsonSchema | undefined, value: unknown): JsonSchema | undefined {
  const several = schema?.anyOf ?? schema?.oneOf;
  if (several === undefined || typeof value !== 'object' || value === null) return schema;
  return (
    several.find((one: JsonSchema) => Object.keys(value).every((name) => one.properties?.[name] !== undefined)) ??
    several[0]
  );
}

function plantedRequests(id: string): Planted[] {
  const example = callExamples[id]?.request ?? {};
  const body = operations.find(({ operationId }) => operationId === id)?.requestBody?.content['application/json'];
  const properties: Readonly<Record<string, JsonSchema>> = body?.schema.properties ?? {};
  return Object.entries(properties).flatMap(([name, schema]) =>
    [...plantedIn(example[name], schema, name)].map(([place, planted]) => ({
      id,
      place,
      fields: { ...example, [name]: planted },
    })),
  );
}

const planted = [...calls.keys()].flatMap(plantedRequests);

let headers: Headers;
beforeAll(async () => {
  headers = await anybodyWithEveryRight();
});

it.each(planted)('$id refuses $place, which nobody has heard of', async ({ id, place, fields }) => {
  const { status, data, issues } = await send(id, fields, headers);
  expect([status, data]).toEqual([400, null]);
  expect(issues).toContainEqual(expect.objectContaining({ field: place, code: 13 }));
});

it('is planted deep enough to be worth something', () => {
  expect(planted.length).toBeGreaterThan(60);
  expect(planted.some(({ place }) => /^list\.0\.texts\.en\./.test(place))).toBe(true);
});
