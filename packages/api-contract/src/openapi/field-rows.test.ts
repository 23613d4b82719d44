import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './document-types';
import { fieldRows } from './field-rows';

const text: JsonSchema = { type: 'string' };
const none: JsonSchema = { type: 'null' };

describe('fieldRows', () => {
  it.each<[JsonSchema, string, string[]]>([
    [text, 'string', []],
    [{ type: 'string', minLength: 1, maxLength: 9, description: 'A name.' }, 'string', ['A name', '1 to 9 characters']],
    [{ type: 'integer', exclusiveMinimum: 0 }, 'integer', ['at least 1']],
    [{ type: 'integer', maximum: 5, default: 2 }, 'integer', ['at most 5', '2 unless given']],
    [{ type: 'string', enum: ['a', 'b'] }, 'string', ['one of "a", "b"']],
    [{ type: 'integer', const: 0 }, 'integer', ['always 0']],
    [{ type: 'string', pattern: '^a$' }, 'string', ['matches `^a$`']],
    [{ type: ['string', 'null'] }, 'string or null', []],
    [{ anyOf: [text, { type: 'integer' }, none] }, 'string or integer or null', []],
    [{ anyOf: [{ type: 'array', items: text, maxItems: 5 }, none] }, 'list of string or null', ['at most 5 entries']],
    [{ type: 'array', items: { type: 'string', maxLength: 3 } }, 'list of string', ['at most 3 characters']],
    [{ type: 'string', format: 'binary' }, 'file', []],
    [{ $ref: '#/components/schemas/Cloth' }, 'Cloth', []],
    [{ allOf: [{ $ref: '#/components/schemas/Cloth' }, { type: 'object' }] }, 'Cloth and object', []],
    [{}, 'anything', []],
  ])('puts %j into words', (schema, type, notes) => {
    expect(fieldRows({ properties: { x: schema } })).toMatchObject([{ name: 'x', type, notes, required: false }]);
  });

  it('sets the fields of objects within lists beneath them, with their paths', () => {
    const inner: JsonSchema = { type: 'object', properties: { id: { type: 'integer' }, at: text }, required: ['id'] };
    const rows = fieldRows({ properties: { list: { type: 'array', items: inner } }, required: ['list'] });
    expect(rows.map(({ name, required }) => [name, required])).toEqual([
      ['list', true],
      ['list[].id', true],
      ['list[].at', false],
    ]);
  });

  it('sets what is added to a shape beneath it', () => {
    const added: JsonSchema = { type: 'object', properties: { size: { type: 'integer' } } };
    const items: JsonSchema = { allOf: [{ $ref: '#/components/schemas/File' }, added] };
    expect(fieldRows({ properties: { list: { type: 'array', items } } })).toMatchObject([
      { name: 'list', type: 'list of File and object', shape: 'File' },
      { name: 'list[].size', shape: null },
    ]);
  });

  it('does not enter named shapes, which may contain themselves', () => {
    const rows = fieldRows({ properties: { root: { $ref: '#/components/schemas/Tree' } } });
    expect(rows).toMatchObject([{ name: 'root', shape: 'Tree' }]);
  });
});
