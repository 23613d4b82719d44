import {
  type ApiError,
  codes,
  type HttpStatus,
  httpStatusFor,
  type Locale,
  responseText,
} from '@selvedge/error-catalogue';
import { isCutQuery, isDatabaseAway } from '../database/postgres-code';
import type { Answer } from './answer';
import type { RefusedRequest } from './refuse';

/** Seconds after which a client may ask again when the database is away. */
const DATABASE_RETRY = 5;

/** The same when a query was cut, which tells of a busy database. */
const CUT_RETRY = 10;

export interface AnsweredError extends Answer {
  /** What the log must say, beyond the answer; nothing of it reaches the client. */
  readonly report: { readonly level: 'warn' | 'error'; readonly message: string } | undefined;
}

/**
 * The answer to a failure: a catalogued error as it is, a database that is away or too slow as 503, anything else as a system
 * error that tells nothing.
 */
export function answerError(error: unknown, language: Locale): AnsweredError {
  if (isApiError(error)) {
    const { status = httpStatusFor(error.code), retryAfter } = error as Partial<RefusedRequest>;
    return failure(error.code, status, language, { error, retryAfter });
  }
  if (isDatabaseAway(error)) {
    return {
      ...failure(codes.serviceMissing, 503, language, { retryAfter: DATABASE_RETRY }),
      report: { level: 'warn', message: 'the database is away' },
    };
  }
  if (isCutQuery(error)) {
    return {
      ...failure(codes.serviceMissing, 503, language, { retryAfter: CUT_RETRY }),
      report: { level: 'warn', message: 'a query took too long and was cut' },
    };
  }
  return {
    ...failure(codes.systemError, 500, language, {}),
    report: { level: 'error', message: 'a request failed' },
  };
}

/** By its shape, because an app's bundle may hold a second copy of the catalogue's class. */
function isApiError(error: unknown): error is ApiError {
  if (!(error instanceof Error)) return false;
  const { code, issues } = error as Partial<ApiError>;
  return typeof code === 'number' && Array.isArray(issues);
}

function failure(
  code: number,
  status: HttpStatus,
  language: Locale,
  { error, retryAfter }: { readonly error?: ApiError; readonly retryAfter?: number | undefined },
): AnsweredError {
  const issues = (error?.issues ?? []).map((issue) => ({
    ...issue,
    message: localised(issue.code, issue.message, language),
  }));
  return {
    status,
    body: {
      code,
      message: localised(code, error?.message ?? responseText(code), language),
      data: null,
      ...(issues.length === 0 ? {} : { issues }),
    },
    headers: {
      ...(retryAfter !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
      // What is still to come of a body is not read, so nothing else can follow it on its connection.
      ...(status === 413 && { connection: 'close' }),
    },
    report: undefined,
  };
}

/** Use-cases throw catalogued errors in English; what says anything else was written for this very case. */
function localised(code: number, message: string, language: Locale): string {
  return message === responseText(code, 'en') ? responseText(code, language) : message;
}
