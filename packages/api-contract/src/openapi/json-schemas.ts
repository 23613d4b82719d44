import { z } from 'zod';
import type { JsonSchema } from './document-types';

/** Where an OpenAPI document keeps its schemas. */
export const schemaPrefix = '#/components/schemas/';

/**
 * Writes zod schemas down as JSON Schema. A schema that appears inside another one under its own name becomes a
 * reference; one that contains itself gets a name if it has none. `input` is what a caller sends, `output` what a
 * caller receives.
 *
 * @throws Error when a schema cannot be written down, such as a date: then the contract is wrong
 */
export function jsonSchemas(
  named: ReadonlyMap<z.ZodType, string>,
  io: 'input' | 'output',
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });

  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => schemaPrefix + id,
    unrepresentable: ({ zodSchema }) => (acceptsFile(zodSchema) ? { type: 'string', format: 'binary' } : undefined),
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema, io),
  });
  const { __shared: shared, ...own } = withoutNoise(schemas, io);
  const unnamed = Object.entries(shared?.$defs ?? {}).map(([id, schema]): [string, JsonSchema] => [
    sharedId(io, id),
    schema,
  ]);
  return withInlined({ ...own, ...Object.fromEntries(unnamed) }, `${schemaPrefix}${sharedId(io, '')}`);
}

/** Puts unnamed schemas back where they were unless they lead to another unnamed one, such as themselves. */
function withInlined(schemas: Readonly<Record<string, JsonSchema>>, unnamed: string): Record<string, JsonSchema> {
  return JSON.parse(JSON.stringify(schemas), (_, value: unknown) => {
    const reference = (value as JsonSchema | null)?.$ref;
    if (typeof reference !== 'string' || !reference.startsWith(unnamed)) return value;
    const schema = schemas[reference.slice(schemaPrefix.length)];
    return JSON.stringify(schema).includes(`"${unnamed}`) ? value : schema;
  }) as Record<string, JsonSchema>;
}

type Written = Record<string, JsonSchema & { readonly $defs?: Readonly<Record<string, JsonSchema>> }>;

/** Gives references to unnamed schemas an address of their own, and drops what only a lone schema needs. */
function withoutNoise(schemas: unknown, io: string): Written {
  const sharedReference = `${schemaPrefix}__shared#/$defs/`;
  return JSON.parse(JSON.stringify(schemas), (key, value: unknown) => {
    if (key === '$schema' || key === '$id') return undefined;
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(sharedReference)) return value;
    return schemaPrefix + sharedId(io, value.slice(sharedReference.length));
  }) as Written;
}

function sharedId(io: string, id: string): string {
  return `${io}.${id}`;
}

/** `z.instanceof(File)` keeps its class in its bag; a JSON Schema knows no classes. */
function acceptsFile(schema: z.core.$ZodType): boolean {
  return schema._zod.bag.Class === File;
}

function tidy(zodSchema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  // Bounds that every whole number has say nothing.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // A choice within a choice is one choice.
  if (json.anyOf) json.anyOf = json.anyOf.flatMap((choice) => onlyChoices(choice) ?? [choice]);
  // An answer may gain fields later; a caller that refuses them would break.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
  // zod drops the default of a transformed field, for it belongs to the output; a described one is meant for callers.
  const described = z.globalRegistry.get(zodSchema)?.default;
  if (io === 'input' && described !== undefined) json.default ??= described as z.core.JSONSchema.JSONSchema['default'];
}

function onlyChoices(schema: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema[] | undefined {
  return Object.keys(schema).length === 1 ? schema.anyOf : undefined;
}
