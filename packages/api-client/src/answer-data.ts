import type { FieldIssueBody } from '@selvedge/api-contract';
import { apiErrorFor, codes, type Locale } from '@selvedge/error-catalogue';
import { AnswerError } from './answer-error';
import type { Answer } from './exchange';
import { retryAfterMs } from './retry-after';

/**
 * The `data` of an answer's envelope (specification §3, §4).
 *
 * @throws AnswerError when the code is not 0, when the status is not a success, or when there is no envelope at all
 */
export function answerData(answer: Answer, locale?: Locale): unknown {
  const { status, ok, headers, text } = answer;
  return envelopeData({ status, ok, headers, body: parsed(text) }, locale);
}

/** An answer whose body is a value already. */
export interface ReadAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * The same of a body that was never a text.
 *
 * @throws AnswerError as {@link answerData} does
 */
export function envelopeData(answer: ReadAnswer, locale?: Locale): unknown {
  const { body } = answer;
  const envelope = isEnvelope(body) ? body : null;
  if (envelope?.code === codes.success && answer.ok) return envelope.data ?? null;

  const code = envelope?.code || codeOfStatus(answer.status);
  const message = typeof envelope?.message === 'string' ? envelope.message : undefined;
  throw new AnswerError(code, apiErrorFor(code, message, locale).message, {
    status: answer.status,
    retryAfterMs: retryAfterMs(answer.headers),
    issues: issuesOf(envelope?.issues),
    body,
  });
}

/** What a status means when there is no envelope to say it: a proxy answered, or somebody else's server. */
const codesOfStatus: Readonly<Record<number, number>> = {
  401: codes.unauthorized,
  403: codes.withoutPermission,
  404: codes.notFound,
  405: codes.requestModeError,
  413: codes.tooBig,
  415: codes.wrongFileType,
  422: codes.validationFailed,
  429: codes.banned,
  502: codes.interfaceRequestFailed,
  503: codes.interfaceRequestFailed,
  504: codes.interfaceRequestFailed,
};

function codeOfStatus(status: number): number {
  const code = codesOfStatus[status];
  if (code !== undefined) return code;
  if (status >= 500) return codes.systemError;
  return status >= 400 ? codes.requestError : codes.rpcResponseError;
}

interface LooseEnvelope {
  readonly code: number;
  readonly message?: unknown;
  readonly data?: unknown;
  readonly issues?: unknown;
}

function isEnvelope(body: unknown): body is LooseEnvelope {
  return typeof body === 'object' && body !== null && 'code' in body && Number.isInteger(body.code);
}

function issuesOf(issues: unknown): readonly FieldIssueBody[] {
  const list: readonly unknown[] = Array.isArray(issues) ? issues : [];
  return list.filter(isIssue);
}

function isIssue(issue: unknown): issue is FieldIssueBody {
  const { field, code, message } = (issue ?? {}) as Partial<Record<keyof FieldIssueBody, unknown>>;
  return typeof field === 'string' && typeof code === 'number' && typeof message === 'string';
}

/** The body as JSON, or as the text that it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
