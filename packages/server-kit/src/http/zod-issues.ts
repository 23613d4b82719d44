import { issueCode } from '@selvedge/domain/wire';
import {
  codes,
  type FieldIssue,
  fieldIssue,
  isResponseCode,
  type Locale,
  type ResponseCode,
} from '@selvedge/error-catalogue';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Says zod's issues in the codes of specification §8 and the caller's language. A refinement names its own code:
 * `.refine(isPhone, { params: { code: codes.invalidPhone } })`.
 *
 * @param input the request as it was checked, to tell an empty field from a wrong one.
 */
export function fieldIssues(issues: readonly Issue[], input: unknown, language: Locale): readonly FieldIssue[] {
  // A field is told once, whatever else is wrong with it.
  const told = new Map<string, FieldIssue>();
  for (const { path, code } of problems(issues, input)) {
    const field = path.join('.');
    if (!told.has(field)) told.set(field, fieldIssue(field, code, language));
    if (told.size === MOST_ISSUES) break;
  }
  return [...told.values()];
}

/** No form has so many fields; a request of ten thousand unknown ones is not worth an answer of a megabyte. */
const MOST_ISSUES = 100;

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly code: ResponseCode;
}

function* problems(issues: readonly Issue[], input: unknown): Generator<Problem> {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') {
      yield { path: issue.path, code: codeFor(issue, valueAt(input, issue.path)) };
      continue;
    }
    for (const key of issue.keys) yield { path: [...issue.path, key], code: codes.requestParameterError };
  }
}

function codeFor(issue: Issue, value: unknown): ResponseCode {
  const missing = value === undefined || value === null || value === '';
  const code = (missing ? undefined : wireCode(issue)) ?? issueCode(issue, value);
  return isResponseCode(code) ? code : codes.validationFailed;
}

/** What `issueCode` of the domain cannot tell, since it knows values and not how they travelled. */
function wireCode(issue: Issue): ResponseCode | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return /^file$/i.test(issue.expected) ? codes.notFile : undefined;
    case 'too_big':
      return OF_LENGTH.has(issue.origin) ? codes.wrongLength : codes.tooBig;
    case 'too_small':
      if (!OF_LENGTH.has(issue.origin)) return codes.tooSmall;
      // "At least one" is how a schema says that something must be there.
      return Number(issue.minimum) === 1 ? codes.required : codes.wrongLength;
    default:
      return undefined;
  }
}

const OF_LENGTH = new Set(['string', 'array', 'set', 'map']);

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
