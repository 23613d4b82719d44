import { codes, type FieldIssue, fieldIssue, isResponseCode, type Locale, type ResponseCode } from '@selvedge/error-catalogue';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Says zod's issues in the codes of specification §8 and the caller's language. A refinement names its own code:
 * `.refine(isPhone, { params: { code: codes.invalidPhone } })`.
 *
 * @param input the request as it was checked, to tell an empty field from a wrong one.
 */
export function fieldIssues(issues: readonly Issue[], input: unknown, language: Locale): readonly FieldIssue[] {
  const found = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => fieldIssue([...issue.path, key].join('.'), codes.requestParameterError, language));
    }
    return [fieldIssue(issue.path.join('.'), codeFor(issue, valueAt(input, issue.path)), language)];
  });
  // A field is told once, whatever else is wrong with it.
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
}

function codeFor(issue: Issue, value: unknown): ResponseCode {
  if (issue.code === 'custom' && isResponseCode(Number(issue.params?.code))) {
    return Number(issue.params?.code) as ResponseCode;
  }
  if (value === undefined || value === null || value === '') return codes.required;
  return CODES_BY_KIND[issue.code](issue as never);
}

const EXPECTED: Readonly<Record<string, ResponseCode>> = {
  string: codes.notString,
  number: codes.notNumber,
  nan: codes.notNumber,
  int: codes.notInteger,
  bigint: codes.notInteger,
  boolean: codes.notBoolean,
  array: codes.notArray,
  date: codes.invalidDate,
  file: codes.notFile,
  File: codes.notFile,
};

const FORMATS: Readonly<Record<string, ResponseCode>> = {
  email: codes.invalidEmail,
  url: codes.invalidUrl,
  ipv4: codes.invalidIp,
  ipv6: codes.invalidIp,
  cidrv4: codes.invalidIp,
  cidrv6: codes.invalidIp,
  date: codes.invalidDate,
  time: codes.invalidDate,
  datetime: codes.invalidDate,
  duration: codes.invalidDate,
  e164: codes.invalidPhone,
  safeint: codes.notInteger,
  int32: codes.notInteger,
  uint32: codes.notInteger,
  float32: codes.notFloat,
  float64: codes.notFloat,
};

const OF_LENGTH = new Set(['string', 'array', 'set', 'map']);

type CodesByKind = { readonly [Kind in Issue['code']]: (issue: Extract<Issue, { code: Kind }>) => ResponseCode };

const CODES_BY_KIND: CodesByKind = {
  invalid_type: ({ expected }) => EXPECTED[expected] ?? codes.notOfType,
  invalid_format: ({ format }) => FORMATS[format] ?? codes.invalidString,
  invalid_value: () => codes.notOfType,
  invalid_union: () => codes.notOfType,
  invalid_key: () => codes.invalidString,
  invalid_element: () => codes.invalidString,
  not_multiple_of: ({ divisor }) => (Number(divisor) % 1 === 0 ? codes.notInteger : codes.outOfRange),
  too_big: ({ origin }) => (OF_LENGTH.has(origin) ? codes.wrongLength : codes.tooBig),
  too_small: tooSmallCode,
  unrecognized_keys: () => codes.requestParameterError,
  custom: () => codes.invalidString,
};

function tooSmallCode(issue: { readonly origin: string; readonly minimum: number | bigint }): ResponseCode {
  if (!OF_LENGTH.has(issue.origin)) return codes.tooSmall;
  // "At least one" is how a schema says that something must be there.
  return Number(issue.minimum) === 1 ? codes.required : codes.wrongLength;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );
}
