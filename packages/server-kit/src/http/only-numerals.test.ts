import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { onlyNumerals } from './only-numerals';

const number = z.coerce.number<number | string>().int();
const request = z.strictObject({
  id: number.optional(),
  offset: number.default(0),
  region_id: number.nullable().optional(),
  ids: z.array(number).optional(),
  inner: z.strictObject({ id: number }).optional(),
  note: z.string().optional(),
});

const read = (value: unknown) => request.safeParse(onlyNumerals(request, value));

describe('a field that holds a number', () => {
  it.each([
    [{ id: 7, offset: '12', ids: [1, '2'], inner: { id: ' 3 ' } }],
    [{ region_id: null, offset: undefined, note: '' }],
    [{}],
  ])('takes %j', (value) => {
    expect(read(value).success).toBe(true);
  });

  it.each([
    [{ id: true }, 'id'],
    [{ id: [5] }, 'id'],
    [{ offset: null }, 'offset'],
    [{ offset: '' }, 'offset'],
    [{ offset: false }, 'offset'],
    [{ region_id: [] }, 'region_id'],
    [{ ids: [1, true] }, 'ids.1'],
    [{ inner: { id: null } }, 'inner.id'],
    [{ id: {} }, 'id'],
  ])('refuses %j at %s', (value, field) => {
    expect(read(value).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

it('leaves everything else as it is, and never throws', () => {
  expect(onlyNumerals(request, { unheard_of: [true], note: 7 })).toEqual({ unheard_of: [true], note: 7 });
  fc.assert(fc.property(fc.anything(), (value) => void onlyNumerals(request, value)));
});
