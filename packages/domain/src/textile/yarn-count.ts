/**
 * The systems in which a yarn's fineness is told: Ne and Nm are lengths per mass, the others masses per length.
 *
 * @example
 * yarnUnits.includes('denier'); // true
 */
export const yarnUnits = ['Ne', 'Nm', 'tex', 'dtex', 'denier'] as const;

/** A system of yarn count. */
export type YarnUnit = (typeof yarnUnits)[number];

/**
 * From a count to tex (grams per kilometre) and back; every conversion is its own inverse's mirror. English cotton
 * count: 590.5 / Ne (840 yd a hank, 453.592 g a pound). Source: ASTM D861, ISO 2947.
 */
const systems = {
  Ne: { toTex: (count) => 590.5 / count, fromTex: (tex) => 590.5 / tex },
  Nm: { toTex: (count) => 1000 / count, fromTex: (tex) => 1000 / tex },
  tex: { toTex: (count) => count, fromTex: (tex) => tex },
  dtex: { toTex: (count) => count / 10, fromTex: (tex) => tex * 10 },
  denier: { toTex: (count) => count / 9, fromTex: (tex) => tex * 9 },
} as const satisfies Record<YarnUnit, { toTex: (count: number) => number; fromTex: (tex: number) => number }>;

/**
 * Converts a yarn's count between systems; the result is not rounded.
 *
 * @param value the count, above 0
 * @throws RangeError when the count is not a finite number above 0
 * @example
 * convertYarnCount(40, 'Ne', 'tex'); // 14.7625
 * convertYarnCount(150, 'denier', 'dtex'); // 166.66666666666669
 */
export function convertYarnCount(value: number, from: YarnUnit, to: YarnUnit): number {
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`Not a yarn count: ${value}`);
  return from === to ? value : systems[to].fromTex(systems[from].toTex(value));
}
