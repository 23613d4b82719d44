import type { z } from 'zod';
import type { FormEntry } from './read-multipart';

/** What a request's schema says about its fields, as far as text on the wire needs it. */
export type RequestFields = Readonly<Record<string, { readonly list: boolean; readonly optional: boolean }>>;

/** Reads the fields off a schema once, when the server starts. */
export function requestFields(schema: z.ZodType): RequestFields {
  const shape = unwrap(schema).def.shape;
  if (shape === undefined) return {};
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      { list: unwrap(field).def.type === 'array', optional: field.safeParse(undefined).success },
    ]),
  );
}

/**
 * Puts the entries of a query or a form into an object. A field that holds a list takes all its values (`a=1&a=2`,
 * `a[]=1`); of any other one, a second value makes a list too, which its schema then refuses. An empty value of an
 * optional field is what a form sends for an input left empty, so it counts as not given.
 */
export function fromEntries(entries: Iterable<FormEntry>, fields: RequestFields): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [given, value] of entries) {
    const name = given.replace(/\[\]$/, '');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value === '' && field?.optional) continue;
    const before = values.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) values.set(name, [before, value]);
    else values.set(name, field?.list ? [value] : value);
  }
  return Object.fromEntries(values);
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** The schema inside of optional, default, transform and their like. */
function unwrap(schema: z.ZodType): { readonly def: Definition } {
  const def = schema.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  return inner === undefined ? { def } : unwrap(inner);
}
