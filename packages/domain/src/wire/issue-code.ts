import type { z } from 'zod';
import { decimalText, integerText } from './wire-values';

/** The type that was expected → the code that says it is not that (specification §8). */
const typeCodes: ReadonlyMap<string, number> = new Map([
  ['string', 116],
  ['number', 112],
  ['int', 113],
  ['boolean', 114],
  ['array', 117],
  ['date', 105],
]);

/** The format that was expected → its code. */
const formatCodes: ReadonlyMap<string, number> = new Map([
  ['email', 101],
  ['ipv4', 103],
  ['ipv6', 103],
  ['url', 104],
  ['date', 105],
  ['datetime', 105],
  ['safeint', 113],
]);

/** The pattern that was expected → its code. */
const patternCodes: ReadonlyMap<string, number> = new Map([
  [String(decimalText.pattern), 112],
  [String(integerText.pattern), 113],
]);

const required = 200;
const wrongLength = 108;

/**
 * The response code for an issue of a schema (specification §8). A missing value is 200; a refinement may name its
 * code itself (`params: { code: 102 }`).
 *
 * @param issue the schema's issue
 * @param value what stood at its path
 * @example
 * issueCode({ code: 'invalid_type', expected: 'string', path: ['name'], message: '' }, undefined); // 200
 */
export function issueCode(issue: z.core.$ZodIssue, value: unknown): number {
  if (value === undefined || value === null || value === '') return required;
  switch (issue.code) {
    case 'custom':
      return namedCode(issue.params);
    case 'invalid_type':
      return typeCodes.get(issue.expected) ?? 106;
    case 'invalid_format':
      return formatCodes.get(issue.format) ?? patternCodes.get(String(issue.pattern)) ?? 109;
    case 'too_big':
      return typeof value === 'number' ? 121 : wrongLength;
    case 'too_small':
      return typeof value === 'number' ? 122 : wrongLength;
    case 'invalid_value':
      return 106;
    case 'invalid_union':
      return firstCode(issue.errors, value);
    default:
      return 100;
  }
}

/** The code that a refinement names itself. */
function namedCode(params: Readonly<Record<string, unknown>> = {}): number {
  return typeof params.code === 'number' ? params.code : 100;
}

/** None of several shapes fits: the first one is what the specification shows, so its complaint is the one to make. */
function firstCode(errors: readonly (readonly z.core.$ZodIssue[])[], value: unknown): number {
  const first = errors[0]?.[0];
  return first && first.path.length === 0 ? issueCode(first, value) : 100;
}
