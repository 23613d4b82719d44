import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueContract } from '../catalogue';
import { communityContract } from '../community';
import { defineCall, defineContract, listCalls } from '../index';
import { cloth, sampleContract } from '../testing/sample-contract';
import { type OpenApiDocument, openApiDocument } from './index';

const contracts = [sampleContract, catalogueContract, communityContract];

const documentOf = (contract: (typeof contracts)[number]) =>
  openApiDocument(contract, { version: '1.2.3', servers: ['/api'] });

const sample = openApiDocument(sampleContract, {
  version: '1.2.3',
  servers: ['/api'],
  shapes: { Cloth: cloth },
  examples: { 'shelf.rename': { request: { id: 4, name: 'Oxford' }, answer: { id: 4, name: 'Oxford' } } },
});

/** The linter's recommended rules, every one of them an error, save for those that are switched off here with a reason. */
const rules = createConfig({
  extends: ['recommended-strict'],
  rules: {
    // A tag is the name of a group in clients' code; what there is to say is said by each of its calls.
    'tag-description': 'off',
  },
});

async function lint(document: OpenApiDocument): Promise<string[]> {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config: await rules });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

const shelf = (path: string) => sample.paths[`/{company}/cloth-shelf${path}`];

/** What a `#/…` reference points at. */
function resolve(document: unknown, reference: string): unknown {
  const steps = reference.slice(2).split('/');
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], document);
}

describe.each(contracts)('the OpenAPI document of $name', (contract) => {
  const document = documentOf(contract);
  const text = JSON.stringify(document);

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has exactly one operation for every call', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(
      listCalls(contract)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers to nothing that it does not hold', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(resolve(document, reference), reference).toBeTypeOf('object');
  });

  it('holds no schema that nothing refers to', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('declares every placeholder of an address as a parameter of the path', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(item)) {
        const declared = parameters
          .map((parameter) => ('$ref' in parameter ? resolve(document, parameter.$ref) : parameter))
          .filter((parameter) => (parameter as { in: string }).in === 'path')
          .map((parameter) => (parameter as { name: string }).name);
        expect(declared.toSorted()).toEqual(placeholders.toSorted());
      }
    }
  });
});

describe('a linter of others', () => {
  it.each([catalogueContract, communityContract])(
    'would change nothing in the document of $name',
    async (contract) => {
      expect(await lint(documentOf(contract))).toEqual([]);
      // A linter reads a document of hundreds of calls; a busy machine takes its time.
    },
    60_000,
  );

  it('tells what is wrong', async () => {
    const told = await lint(sample);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^no-ambiguous-paths: .*list\/{hall}.*{id}\/name/);
  });
});

describe('operations', () => {
  it('take the fields of the path and of the query as parameters, with defaults and bounds', () => {
    expect(shelf('/list/{hall}')?.get?.parameters).toEqual([
      { $ref: '#/components/parameters/Company' },
      { $ref: '#/components/parameters/AcceptLanguage' },
      { name: 'hall', in: 'path', required: true, schema: { type: 'string', enum: ['a', 'b'] } },
      {
        name: 'page',
        in: 'query',
        required: false,
        description: 'Page number from 1; what is not a number is 1.',
        schema: { type: 'integer', default: 1 },
      },
      {
        name: 'page_size',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 60, default: 12 },
      },
    ]);
  });

  it('take the other fields in a body, with an example', () => {
    expect(shelf('/{id}/name')?.put?.requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { name: { type: 'string', minLength: 1, maxLength: 40 } },
            required: ['name'],
            additionalProperties: false,
          },
          example: { name: 'Oxford' },
        },
      },
    });
  });

  it('take files as binary text in a multipart form', () => {
    expect(shelf('/picture')?.post?.requestBody?.content).toMatchObject({
      'multipart/form-data': {
        schema: {
          properties: {
            files: { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 5 },
          },
        },
      },
    });
  });

  it('take urlencoded forms', () => {
    expect(Object.keys(shelf('/note')?.post?.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ]);
  });

  it('wrap their data in the envelope', () => {
    expect(shelf('/{id}/name')?.put?.responses[200]).toMatchObject({
      content: {
        'application/json': {
          schema: {
            properties: {
              code: { type: 'integer', const: 0 },
              message: { type: 'string' },
              data: { $ref: '#/components/schemas/Cloth' },
            },
            required: ['code', 'message', 'data'],
          },
          example: { code: 0, message: 'Success: ok', data: { id: 4, name: 'Oxford' } },
        },
      },
    });
  });

  it.each([
    ['/list/{hall}', 'get', ['200', '400', '404', '422', '429', '500', '503']],
    ['/{id}/name', 'put', ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503']],
    ['/note', 'post', ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503']],
    ['/picture', 'post', ['200', '400', '403', '404', '409', '413', '415', '422', '429', '500', '503']],
  ])('name the statuses that %s can have', (path, method, statuses) => {
    expect(Object.keys(shelf(path)?.[method]?.responses ?? {})).toEqual(statuses);
  });

  it('let a caller show nothing where anybody may call a secure call', () => {
    const { paths } = openApiDocument(communityContract, { version: '1' });
    const operation = paths['/v1/h5/cc/officialWeb/baseInfo/get']?.get;
    expect(operation).toMatchObject({ 'x-access': 'public', security: [{}, { session: [] }] });
  });

  it.each([
    ['/list/{hall}', 'get', 'public', []],
    ['/tree', 'get', 'visitor', [{ visitor: [] }]],
    ['/note', 'post', 'member', [{ session: ['member'] }]],
    ['/{id}/name', 'put', 'permission:cloth.write', [{ session: ['permission:cloth.write'] }]],
  ])('say who may call %s', (path, method, access, security) => {
    expect(shelf(path)?.[method]).toMatchObject({ 'x-access': access, security });
  });
});

describe('schemas', () => {
  it('let a shape contain itself, in requests and in answers', () => {
    const selves = Object.entries(sample.components.schemas).filter(([name, schema]) =>
      JSON.stringify(schema).includes(`"#/components/schemas/${name}"`),
    );
    expect(selves.map(([name]) => name.split('.')[0]).toSorted()).toEqual(['input', 'output']);
  });

  it('leave answers open to new fields, and requests closed to unknown ones', () => {
    expect(sample.components.schemas.Cloth).not.toHaveProperty('additionalProperties');
    const body = shelf('/note')?.post?.requestBody?.content['application/x-www-form-urlencoded'];
    expect(body?.schema.additionalProperties).toBe(false);
  });

  it('refuse what JSON cannot hold, such as a date', () => {
    const at = defineCall({
      method: 'GET',
      path: '/at',
      summary: 'When.',
      source: 'test',
      request: z.strictObject({}),
      response: z.object({ at: z.date() }),
    });
    const contract = defineContract({ ...sampleContract, groups: { clock: { at } } });
    expect(() => openApiDocument(contract, { version: '1' })).toThrow(/Date/);
  });
});

describe('failures', () => {
  it('carry the codes that go with their status', () => {
    expect(sample.components.responses.Failure404?.description).toBe(
      'There is no such record, or none that the caller may see. Codes: 10 There is no.',
    );
    expect(sample.components.responses.Failure429).toMatchObject({ headers: { 'Retry-After': {} } });
  });
});
