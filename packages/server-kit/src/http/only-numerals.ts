import type { z } from 'zod';

/**
 * A request in which nothing but numbers and digits stands where its schema wants a number. Addresses and forms are
 * text, so schemas make numbers of it; JavaScript would make one of a flag, a list or nothing as well. Those become NaN,
 * which every schema refuses at its place.
 *
 * @example
 * onlyNumerals(z.strictObject({ id: z.coerce.number() }), { id: true }); // { id: NaN }
 */
export function onlyNumerals(schema: z.ZodType, value: unknown): unknown {
  const { type, innerType, shape, element, coerce } = schema.def as unknown as Definition;
  if (innerType !== undefined) {
    const mayBeMissing = (type === 'nullable' && value === null) || value === undefined;
    return mayBeMissing ? value : onlyNumerals(innerType, value);
  }
  if (type === 'number') return coerce && value !== undefined && !isNumeral(value) ? Number.NaN : value;
  if (type === 'array' && element !== undefined && Array.isArray(value)) {
    return value.map((item) => onlyNumerals(element, item));
  }
  if (shape === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, item]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, field === undefined ? item : onlyNumerals(field, item)] as const;
  });
  return Object.fromEntries(fields);
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly coerce?: boolean;
}

function isNumeral(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}
