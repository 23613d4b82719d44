import type { Locale, LocalizedText } from './locale';
import { codes, isResponseCode, type ResponseCode, responseCodes } from './response-codes';

/**
 * What is wrong with one field of a request.
 *
 * @example
 * const issue: FieldIssue = { field: 'email', code: 101, message: 'Invalid Email address' };
 */
export interface FieldIssue {
  /** The field's path in the request, such as `email` or `files.0.name`. */
  readonly field: string;
  /** A code of specification §8. */
  readonly code: number;
  /** The text a person reads beside the field. */
  readonly message: string;
}

/**
 * The text of a code that the catalogue does not know (specification §8).
 *
 * @example
 * unknownCodeText.en; // 'Something is error!'
 */
export const unknownCodeText = {
  en: 'Something is error!',
  'zh-cn': '出现未知错误！',
} as const satisfies LocalizedText;

/** What an error of the API may carry beside its code and text. */
export interface ApiErrorDetails {
  /** The fields that were refused; empty when the whole request was. */
  readonly issues?: readonly FieldIssue[];
  /** The answer's body as it came, for logs. */
  readonly body?: unknown;
}

/**
 * An answer of the API whose code is not 0 (specification §4, §8). `name` is the code's name in the catalogue, or
 * `'unknown'`.
 *
 * @example
 * const error = new ApiError(codes.validationFailed, responseCodes[100].text.en, {
 *   issues: [fieldIssue('email', codes.invalidEmail)],
 * });
 * error.name; // 'validationFailed'
 */
export class ApiError extends Error {
  /** The response code; may be one that the catalogue does not know. */
  readonly code: number;
  /** The refused fields, in the order of the request. */
  readonly issues: readonly FieldIssue[];
  /** The raw body of the answer, when there was one. */
  readonly body: unknown;

  constructor(code: number, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.name = isResponseCode(code) ? responseCodes[code].name : 'unknown';
    this.code = code;
    this.issues = details.issues ?? [];
    this.body = details.body;
  }
}

/**
 * The error for a response code (specification §8). Code 999 shows the server's message; a code that is not
 * catalogued reads 'Something is error!'; every other code has its own text, whatever the server wrote.
 *
 * @example
 * apiErrorFor(101).message; // 'Invalid Email address'
 * apiErrorFor(999, 'Stock is being counted').message; // 'Stock is being counted'
 * apiErrorFor(12345).message; // 'Something is error!'
 */
export function apiErrorFor(
  code: number,
  serverMessage?: string,
  locale: Locale = 'en',
  details: ApiErrorDetails = {},
): ApiError {
  if (code === codes.failure && serverMessage) return new ApiError(code, serverMessage, details);
  return new ApiError(code, responseText(code, locale), details);
}

/**
 * The text of a code in one language; for an unknown code, 'Something is error!'.
 *
 * @example
 * responseText(200, 'zh-cn'); // '不能为空'
 */
export function responseText(code: number, locale: Locale = 'en'): string {
  return (isResponseCode(code) ? responseCodes[code].text : unknownCodeText)[locale];
}

/**
 * A field's issue with the catalogue's text.
 *
 * @example
 * fieldIssue('email', 101); // { field: 'email', code: 101, message: 'Invalid Email address' }
 */
export function fieldIssue(field: string, code: ResponseCode, locale: Locale = 'en'): FieldIssue {
  return { field, code, message: responseText(code, locale) };
}
