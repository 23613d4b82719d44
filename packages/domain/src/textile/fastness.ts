/**
 * The grades of colour fastness on the grey scales: 1 to 5 with half steps, 5 is no change (ISO 105-A02, ISO 105-A03).
 *
 * @example
 * greyScaleGrades.at(-1); // 5
 */
export const greyScaleGrades = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;

/** A grade on a grey scale. */
export type GreyScaleGrade = (typeof greyScaleGrades)[number];

/**
 * The grades of light fastness on the blue wool scale: 1 to 8 with half steps, 8 is the best (ISO 105-B02).
 *
 * @example
 * blueWoolGrades.at(-1); // 8
 */
export const blueWoolGrades = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8] as const;

/** A grade on the blue wool scale. */
export type BlueWoolGrade = (typeof blueWoolGrades)[number];

const scales = { grey: greyScaleGrades, blueWool: blueWoolGrades } as const;

/** A scale of fastness. */
export type FastnessScale = keyof typeof scales;

/**
 * Writes a grade as test reports do: whole steps as they are, a half step between its neighbours.
 *
 * @throws RangeError when the scale has no such grade
 * @example
 * formatFastness(4.5); // '4–5'
 * formatFastness(6, 'blueWool'); // '6'
 */
export function formatFastness(grade: number, scale: FastnessScale = 'grey'): string {
  if (!scales[scale].some((known) => known === grade)) throw new RangeError(`Not a grade of fastness: ${grade}`);
  return Number.isInteger(grade) ? String(grade) : `${grade - 0.5}–${grade + 0.5}`;
}

/**
 * Reads a grade of a test report: `4`, `4.5`, `4-5`, `4–5` or `4/5`. Null when the scale has no such grade.
 *
 * @example
 * parseFastness('4-5'); // 4.5
 * parseFastness('3-5'); // null
 */
export function parseFastness(text: string, scale: FastnessScale = 'grey'): number | null {
  const found = /^([1-8])(?:(\.5)|[-–/]([2-8]))?$/.exec(text.trim());
  if (!found) return null;
  const [, low, half, high] = found;
  if (high !== undefined && Number(high) !== Number(low) + 1) return null;
  const grade = Number(low) + (half !== undefined || high !== undefined ? 0.5 : 0);
  return scales[scale].find((known) => known === grade) ?? null;
}
