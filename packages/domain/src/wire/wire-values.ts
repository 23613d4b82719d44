import { z } from 'zod';

/*
 * Servers of this wire are older than this package and disagree about types: numbers come as text, flags as 0 and 1,
 * and what is absent comes as null. The schemas admit that and change nothing, so that they can be written down as
 * JSON Schema; the functions below them read what was admitted.
 */

/** The text of a number, and what a value that is none is told. */
export const decimalText = { pattern: /^-?\d+(?:\.\d+)?$/, error: 'must be a number' } as const;

/** The text of a whole number, and what a value that is none is told. */
export const integerText = { pattern: /^-?\d+$/, error: 'must be a whole number' } as const;

/**
 * A number, or its decimal text.
 *
 * @example
 * wireNumber.safeParse('1.50').success; // true
 */
export const wireNumber = z.union(
  [z.number(), z.string().max(40).regex(decimalText.pattern, decimalText.error)],
  decimalText.error,
);

/**
 * A whole number within ±(2^53 − 1), or its text.
 *
 * @example
 * wireInteger.safeParse('1.50').success; // false
 */
export const wireInteger = z.union(
  [z.int(), z.string().max(15).regex(integerText.pattern, integerText.error)],
  integerText.error,
);

/**
 * A flag: a boolean, or 0 and 1 as number or text.
 *
 * @example
 * wireFlag.safeParse('1').success; // true
 */
export const wireFlag = z.union([z.boolean(), z.literal([0, 1, '0', '1'])], { error: 'must be true, false, 0 or 1' });

/**
 * Text of a page: titles, addresses, HTML. The bound only keeps a hostile answer from filling the memory.
 *
 * @example
 * wireText.safeParse('Oxford').success; // true
 */
export const wireText = z.string().max(1_000_000);

/**
 * Reads an admitted number.
 *
 * @example
 * numberOf('12'); // 12
 * numberOf(null, 5); // 5
 */
export function numberOf(value: number | string | null | undefined, otherwise = 0): number {
  return value === null || value === undefined ? otherwise : Number(value);
}

/**
 * Reads an admitted flag.
 *
 * @example
 * flagOf('1'); // true
 * flagOf(undefined); // false
 */
export function flagOf(value: boolean | 0 | 1 | '0' | '1' | null | undefined): boolean {
  return value === true || value === 1 || value === '1';
}

/**
 * Reads a text that may be absent.
 *
 * @example
 * textOf(null); // ''
 */
export function textOf(value: string | null | undefined): string {
  return value ?? '';
}
