/** Reads a sample of an image plane; the caller keeps the index inside. */
export const at = (values: Float32Array, index: number): number => values[index] as number;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Eases 0…1 so that it starts and ends level. */
export const ease = (share: number): number => share * share * (3 - 2 * share);

/** Eases from 0 at `low` to 1 at `high`. */
export const between = (low: number, high: number, value: number): number => ease(clamp((value - low) / (high - low)));

/** The remainder that stays positive for a negative number. */
export const modulo = (value: number, base: number): number => ((value % base) + base) % base;
