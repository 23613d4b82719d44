import {
  ApiError,
  type FieldIssue,
  type HttpStatus,
  httpStatusFor,
  responseText,
  type StatusSituation,
} from '@selvedge/error-catalogue';

export interface Refusal {
  /** Decides the HTTP status when the code alone does not: a conflict, a limit, a file that is too big. */
  readonly situation?: StatusSituation;
  /** A status that neither the code nor a situation gives. */
  readonly status?: HttpStatus;
  readonly issues?: readonly FieldIssue[];
  /** The server's own words; only code 999 is meant to have them. */
  readonly message?: string;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
}

/** A catalogued error with what only HTTP knows about it: a status of its own, a time to come back. */
export class RefusedRequest extends ApiError {
  readonly status: HttpStatus;
  readonly retryAfter: number | undefined;

  constructor(code: number, refusal: Refusal = {}) {
    super(code, refusal.message ?? responseText(code), refusal.issues === undefined ? {} : { issues: refusal.issues });
    this.status = refusal.status ?? httpStatusFor(code, refusal.situation);
    this.retryAfter = refusal.retryAfter;
  }
}

/**
 * The error that a use-case throws to refuse a request.
 *
 * @example
 * throw refuse(codes.requestError, { situation: 'conflict' }); // 409
 */
export function refuse(code: number, refusal: Refusal = {}): RefusedRequest {
  return new RefusedRequest(code, refusal);
}
