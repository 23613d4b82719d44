import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWith } from './parse-result';
import { flagOf, numberOf, textOf, wireFlag, wireInteger, wireNumber } from './wire-values';

const codesOf = (schema: z.ZodType, value: unknown) => {
  const parsed = parseWith(z.object({ field: schema }), { field: value }, (raw) => raw);
  return parsed.ok ? [] : parsed.issues.map(({ path, code }) => `${path} ${code}`);
};

describe('the codes of issues', () => {
  it.each([
    ['a missing text', z.string(), undefined, 200],
    ['an empty text', z.string().min(1), '', 200],
    ['null', z.number(), null, 200],
    ['a number for a text', z.string(), 3, 116],
    ['a text for a number', z.number(), 'x', 112],
    ['a part for a whole number', z.int(), 1.5, 113],
    ['a text for a flag', z.boolean(), 'x', 114],
    ['an object for a list', z.array(z.string()), {}, 117],
    ['a text for an object', z.object({}), 'x', 106],
    ['a wrong address', z.email(), 'x', 101],
    ['a wrong URL', z.url(), 'x', 104],
    ['a wrong date', z.iso.date(), 'x', 105],
    ['a wrong IP address', z.ipv4(), 'x', 103],
    ['a wrong spelling', z.string().regex(/^a$/), 'x', 109],
    ['a long text', z.string().max(1), 'xy', 108],
    ['a short text', z.string().min(3), 'xy', 108],
    ['a long list', z.array(z.int()).max(1), [1, 2], 108],
    ['a large number', z.number().max(1), 2, 121],
    ['a small number', z.number().min(1), 0, 122],
    ['an unknown name', z.enum(['a']), 'x', 106],
    ['a refinement with a code', z.string().refine(() => false, { params: { code: 130 } }), 'x', 130],
    ['a refinement without one', z.string().refine(() => false), 'x', 100],
    ['something else', z.strictObject({}), { x: 1 }, 100],
    ['a text for a wire number', wireNumber, 'x', 112],
    ['a flag for a wire number', wireNumber, true, 112],
    ['a part for a wire integer', wireInteger, '1.5', 113],
    ['a part for a wire integer, as a number', wireInteger, 1.5, 113],
    ['a wrong shape inside of a choice', z.union([z.object({ a: z.int() }), z.int()]), { a: 'x' }, 100],
  ])('%s', (_, schema, value, code) => {
    expect(codesOf(schema, value)).toEqual([`field ${code}`]);
  });

  it('looks only at what the value itself has', () => {
    const parsed = parseWith(z.object({ toString: z.string() }), {}, (raw) => raw);
    expect(parsed).toMatchObject({ ok: false, issues: [{ path: 'toString' }] });
  });
});

describe('parseWith', () => {
  it('reports 50 issues at most', () => {
    const parsed = parseWith(z.array(z.string()), Array.from({ length: 1000 }).fill(1), (raw) => raw);
    expect(!parsed.ok && parsed.issues).toHaveLength(50);
  });

  it('names the place of an issue, dotted', () => {
    const parsed = parseWith(
      z.object({ a: z.array(z.object({ b: z.int() })) }),
      { a: [{ b: 1 }, { b: 'x' }] },
      (raw) => raw,
    );
    expect(!parsed.ok && parsed.issues[0]?.path).toBe('a.1.b');
  });

  it('refuses what is nested deeper than any content, before it exhausts the stack', () => {
    const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
    expect(parseWith(z.unknown(), nested(32), () => 'read')).toEqual({ ok: true, value: 'read' });
    expect(parseWith(z.unknown(), nested(33), () => 'read')).toEqual({
      ok: false,
      issues: [{ path: '', message: 'is nested too deeply', code: 100 }],
    });
    const [open, close] = ['['.repeat(5000), ']'.repeat(5000)];
    expect(parseWith(z.unknown(), JSON.parse(open + close), () => 'read').ok).toBe(false);
  });
});

describe('wire values', () => {
  it.each([0, -1, 1.5, '0', '-12', '1.50'])('%j is a number', (value) => {
    expect(wireNumber.safeParse(value).success).toBe(true);
    expect(numberOf(value)).toBe(Number(value));
  });

  it.each(['', ' ', '1e3', '0x1', '1,5', '.5', '٣', Number.NaN, null, true, {}, '1'.repeat(41)])(
    '%j is none',
    (value) => {
      expect(wireNumber.safeParse(value).success).toBe(false);
    },
  );

  it.each([true, false, 0, 1, '0', '1'] as const)('%j is a flag', (value) => {
    expect(wireFlag.safeParse(value).success).toBe(true);
    expect(flagOf(value)).toBe(value === true || Number(value) === 1);
  });

  it.each(['true', 2, '', null])('%j is none', (value) => {
    expect(wireFlag.safeParse(value).success).toBe(false);
  });

  it('reads what is absent as nothing', () => {
    expect([
      numberOf(null),
      numberOf(undefined, 5),
      textOf(null),
      textOf(undefined),
      flagOf(null),
      flagOf(undefined),
    ]).toEqual([0, 5, '', '', false, false]);
  });
});
