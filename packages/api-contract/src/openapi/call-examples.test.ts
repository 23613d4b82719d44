import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from '../catalogue';
import { communityContract } from '../community';
import { listCalls } from '../contract';
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './document-types';
import { callExamples, openApiDocument } from './index';

const contracts = [catalogueContract, communityContract];
const calls = contracts.flatMap((contract) => listCalls(contract));

describe.each(calls)('the example of $id', ({ id, call }) => {
  const example = callExamples[id];

  it('is there', () => {
    expect(example).toBeDefined();
  });

  it('sends what the call takes', () => {
    const sent = call.encoding === 'multipart' ? withFiles(example?.request) : example?.request;
    expect(call.request.safeParse(sent)).toMatchObject({ success: true });
  });

  it('answers what the call gives, and not a field more', () => {
    expect(call.response.parse(example?.answer)).toEqual(example?.answer);
  });
});

it('is not kept for a call that is gone', () => {
  expect(Object.keys(callExamples).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

describe.each(contracts)('the document of $name', (contract) => {
  const document = openApiDocument(contract, { version: '1.2.3' });
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const problems = validatorOf(document);

  it.each(operations)('shows examples for $operationId that its own schemas admit', (operation) => {
    const shown = [...sentExamples(operation), answerExample(operation)];
    for (const { schema, example, of } of shown) expect(problems(schema, example), of).toEqual([]);
  });

  it.each(operations)('shows an example of every required part of $operationId', (operation) => {
    const parts = [...sentExamples(operation, true), answerExample(operation)];
    expect(parts.filter(({ example }) => example === undefined).map(({ of }) => of)).toEqual([]);
  });
});

it('notices an example that its schema does not admit', () => {
  const problems = validatorOf(openApiDocument(catalogueContract, { version: '1' }));
  expect(problems({ $ref: '#/components/schemas/Product' }, { title: 3 })).not.toEqual([]);
  expect(problems({ type: 'integer', maximum: 60 }, 61)).not.toEqual([]);
});

interface Shown {
  readonly of: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

function sentExamples({ parameters, requestBody }: Operation, requiredOnly = false): Shown[] {
  const fields = parameters
    .filter((parameter): parameter is Parameter => 'in' in parameter)
    .filter(({ required, example }) => (requiredOnly ? required : example !== undefined))
    .map(({ name, schema, example }) => ({ of: name, schema, example }));
  const bodies = Object.entries(requestBody?.content ?? {}).map(([of, { schema, example }]) => ({
    of,
    schema,
    example,
  }));
  return [...fields, ...bodies];
}

function answerExample({ responses }: Operation): Shown {
  const success = responses[200];
  const body = success && 'content' in success ? success.content['application/json'] : undefined;
  return { of: 'answer', schema: body?.schema ?? { enum: [] }, example: body?.example };
}

/** Says what a JSON Schema validator, which knows nothing of zod, finds wrong with an example. */
function validatorOf({ components }: Pick<OpenApiDocument, 'components'>) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ $id: 'document', components });
  return (schema: JsonSchema, example: unknown): unknown => {
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
    return validate(example) ? [] : validate.errors;
  };
}

function withFiles(request: Readonly<Record<string, unknown>> | undefined): unknown {
  const named = (name: unknown) => new File(['x'], String(name));
  return Object.fromEntries(
    Object.entries(request ?? {}).map(([field, value]) => {
      if (field === 'file') return [field, named(value)];
      return [field, field === 'files' && Array.isArray(value) ? value.map(named) : value];
    }),
  );
}
