import { communityContract } from '@selvedge/api-contract/community';
import type { JsonSchema } from '@selvedge/api-contract/openapi';
import { callExamples, openApiDocument } from '@selvedge/api-contract/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type Fields, type Headers, livePortal } from './testing/live-portal';

const { send, anybodyWithEveryRight } = await livePortal();
const { paths } = openApiDocument(communityContract, { version: '1' });
const operations = Object.values(paths).flatMap((item) => Object.values(item));

/** A field of a call as the document describes it, and where it travels. */
interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly place: 'address' | 'json' | 'form';
}

function fieldsOf(id: string): Field[] {
  const operation = operations.find(({ operationId }) => operationId === id);
  const inAddress = (operation?.parameters ?? []).flatMap((parameter): Field[] =>
    'schema' in parameter && parameter.in !== 'header'
      ? [{ name: parameter.name, schema: parameter.schema, place: 'address' }]
      : [],
  );
  const inBody = Object.entries(operation?.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    Object.entries(schema.properties ?? {}).map(
      ([name, part]): Field => ({ name, schema: part, place: type === 'application/json' ? 'json' : 'form' }),
    ),
  );
  return [...inAddress, ...inBody].filter(({ schema }) => schema.items?.format !== 'binary');
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Values that the document's schema of a field does not admit, with what is wrong with each. */
function wrongFor({ schema, place }: Field): (readonly [what: string, value: unknown])[] {
  const { type, maxLength, maxItems, maximum, minimum } = schema;
  const admits = ajv.compile(schema);
  const values: (readonly [string, unknown])[] = [
    ['a word', 'Zq!'],
    ['a text that is too long', 'x'.repeat((maxLength ?? 5000) + 1)],
    ...(type === 'integer'
      ? ([
          ['a fraction', 1.5],
          ['more than there may be', (maximum ?? Number.MAX_SAFE_INTEGER) + 1],
          ['less than there may be', (minimum ?? 1) - 1],
          ['a number without end', 1e300],
          ['a negative number', -1],
        ] as const)
      : []),
    ...(place === 'json'
      ? ([
          ['a number', 7.5],
          ['a flag', true],
          ['a list', []],
          ['a list of lists', [[]]],
          ['an object', { unheard_of: 1 }],
          ['nothing', null],
          ['too many', Array.from({ length: (maxItems ?? 1000) + 1 }, () => 1)],
        ] as const)
      : []),
  ];
  return values.filter(
    ([, value]) => !admits(value) && !(place !== 'json' && type === 'string' && !isConstrained(schema)),
  );
}

/** Whether a text can be wrong at all. */
const isConstrained = ({ enum: words, pattern, maxLength }: JsonSchema) => Boolean(words ?? pattern ?? maxLength);

const cases = [...calls.keys()].flatMap((id) => fieldsOf(id).map((field) => ({ id, field, name: field.name })));

let headers: Headers;
beforeAll(async () => {
  headers = await anybodyWithEveryRight();
});

const speaks = { 'zh-CN': /\p{Script=Han}/u, en: /^[A-Z][\x20-\x7e’]+$/ } as const;

describe.each(cases)('$id and its field $name', ({ id, field }) => {
  it('refuses what is not as the document says, at the field, with a code and in the caller’s language', async () => {
    for (const [place, [what, value]] of wrongFor(field).entries()) {
      const language = place % 2 === 0 ? 'zh-CN' : 'en';
      const fields: Fields = { ...callExamples[id]?.request, [field.name]: value };
      const answer = await send(id, fields, { ...headers, 'accept-language': language });
      const told = `${id} ${field.name}: ${what}: ${JSON.stringify(answer.issues)}`;
      expect([400, 413, 415, 422], told).toContain(answer.status);
      expect(answer.data).toBeNull();
      const issue = answer.issues.find((one) => one.field === field.name || one.field.startsWith(`${field.name}.`));
      expect(issue?.code, told).toBeGreaterThan(0);
      expect((issue as { message?: string } | undefined)?.message, told).toMatch(speaks[language]);
    }
  });
});

it('tries something wrong with nearly every field', () => {
  const tried = cases.filter(({ field }) => wrongFor(field).length > 0);
  expect(tried.length).toBeGreaterThan(cases.length * 0.9);
});
