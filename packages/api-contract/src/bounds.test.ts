import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueContract } from './catalogue';
import { listCalls } from './contract';
import { pageRequest } from './page';

interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
}

/** The places of a request's schema that let in a text, a list or a number of any size. */
function unbounded(shape: Shape, at: string): string[] {
  if (shape.enum !== undefined || shape.const !== undefined) return [];
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((part) => unbounded(part, at));
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => unbounded(part, `${at}.${name}`));
  const items = shape.items === undefined ? [] : unbounded(shape.items, `${at}[]`);
  return [...own(shape, at), ...parts, ...inner, ...items];
}

function own(shape: Shape, at: string): string[] {
  switch (shape.type) {
    case 'string':
      return shape.maxLength === undefined && !isBoundedPattern(shape.pattern)
        ? [`${at} may be a text of any length`]
        : [];
    case 'array':
      return shape.maxItems === undefined ? [`${at} may be a list of any length`] : [];
    case 'number':
    case 'integer': {
      const isBounded =
        (shape.maximum ?? shape.exclusiveMaximum) !== undefined &&
        (shape.minimum ?? shape.exclusiveMinimum) !== undefined;
      return isBounded ? [] : [`${at} may be any number`];
    }
    case 'object':
      return shape.additionalProperties ? [`${at} may have any field`] : [];
    default:
      return [];
  }
}

/** A pattern of the whole text in which nothing may be repeated without end. */
function isBoundedPattern(pattern = ''): boolean {
  const syntax = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /^\^.*\$$/.test(syntax) && !/[*+]|,\}/.test(syntax);
}

const pageShape = JSON.stringify(
  z.toJSONSchema(z.strictObject(pageRequest), { io: 'input', unrepresentable: 'any' }).properties?.page,
);

describe('every parameter of a call has a bound', () => {
  it.each(listCalls(catalogueContract).map((placed) => [placed.id, placed.call] as const))('in %s', (_id, call) => {
    const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Shape;
    const takesPage = JSON.stringify(schema.properties?.page) === pageShape;
    expect(unbounded(schema, 'request')).toEqual(takesPage ? ['request.page may be any number'] : []);
  });

  it.each([
    ['1e300', 100_000],
    [Number.MAX_SAFE_INTEGER, 100_000],
    ['-5', 1],
    ['Infinity', 100_000],
    ['9'.repeat(5000), 100_000],
    [{ $gt: 0 }, 1],
  ])('and a page of a list, which takes anything, is brought within its bounds: %s', (page, expected) => {
    expect(z.strictObject(pageRequest).parse({ page }).page).toBe(expected);
  });

  it.each([
    ['a text', { type: 'string' }],
    ['a pattern without end', { type: 'string', pattern: '^a+$' }],
    ['a list', { type: 'array', items: { type: 'boolean' } }],
    ['a number without an end', { type: 'integer', minimum: 1 }],
    ['a record of anything', { type: 'object', additionalProperties: {} }],
  ])('which would be seen to be missing of %s', (_case, shape) => {
    expect(unbounded({ type: 'object', properties: { x: shape } }, 'request')).toHaveLength(1);
  });
});
