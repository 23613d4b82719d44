import type { JsonSchema } from './document-types';
import { schemaPrefix } from './json-schemas';

/** A field as a row of a table. */
export interface FieldRow {
  /** Its path: `list[].title`. */
  readonly name: string;
  /** What it holds, in words; a shape's name stands in `shape` instead. */
  readonly type: string;
  /** The named shape that it holds. */
  readonly shape: string | null;
  readonly required: boolean;
  readonly notes: readonly string[];
}

/** The fields of an object, those of objects within it beneath them; named shapes are not entered. */
export function fieldRows(schema: JsonSchema, prefix = ''): readonly FieldRow[] {
  const joined = (schema.allOf ?? []).flatMap((part) => fieldRows(part, prefix));
  const own = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const path = prefix + field;
    const { inner, suffix, nullable, word, notes } = opened(property);
    const row: FieldRow = {
      name: path,
      type: word + (nullable ? ' or null' : ''),
      shape: shapeName(inner),
      required: (schema.required ?? []).includes(field),
      notes,
    };
    return [row, ...fieldRows(inner, `${path}${suffix}.`)];
  });
  return [...joined, ...own];
}

/** The name of the shape that a schema refers to, alone or with additions. */
export function shapeName({ $ref, allOf = [] }: JsonSchema): string | null {
  if ($ref === undefined) return allOf.map(shapeName).find((name) => name !== null) ?? null;
  return $ref.startsWith(schemaPrefix) ? $ref.slice(schemaPrefix.length) : null;
}

interface Opened {
  /** The schema inside lists and beside null. */
  readonly inner: JsonSchema;
  readonly suffix: string;
  readonly nullable: boolean;
  readonly word: string;
  /** What was worth saying on the way in. */
  readonly notes: readonly string[];
}

function opened(schema: JsonSchema): Opened {
  const choices = schema.anyOf ?? schema.oneOf;
  const given = choices?.filter(({ type }) => type !== 'null');
  const [only] = given ?? [];
  if (choices && given && only && given.length === 1) {
    const open = opened(only);
    return { ...open, nullable: given.length < choices.length, notes: [...notesOf(schema), ...open.notes] };
  }
  if (schema.type === 'array' && schema.items) {
    const { inner, suffix, word, notes } = opened(schema.items);
    return {
      inner,
      suffix: `[]${suffix}`,
      nullable: false,
      word: `list of ${word}`,
      notes: [...notesOf(schema), ...notes],
    };
  }
  return { inner: schema, suffix: '', nullable: false, word: typeWord(schema), notes: notesOf(schema) };
}

function typeWord(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.$ref !== undefined) return shapeName(schema) ?? 'object';
  if (choices) return [...new Set(choices.map((choice) => opened(choice).word))].join(' or ');
  if (schema.allOf) return schema.allOf.map((part) => opened(part).word).join(' and ');
  if (schema.format === 'binary') return 'file';
  const types = [schema.type ?? 'anything'].flat();
  return types.join(' or ');
}

/** What is worth saying about a field beyond its type. */
function notesOf(schema: JsonSchema): readonly string[] {
  const { description, enum: values, const: only, minimum, exclusiveMinimum, maximum, pattern } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  return [
    description?.replace(/\.$/, ''),
    values && `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
    only !== undefined && `always ${JSON.stringify(only)}`,
    bounds('', least, maximum),
    bounds(' characters', schema.minLength, schema.maxLength),
    bounds(' entries', schema.minItems, schema.maxItems),
    pattern && `matches \`${pattern}\``,
    schema.default !== undefined && `${JSON.stringify(schema.default)} unless given`,
  ].filter((note): note is string => typeof note === 'string' && note !== '');
}

function bounds(unit: string, least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `at least ${least}${unit}`;
  return most === undefined ? undefined : `at most ${most}${unit}`;
}
