import { ApiError, type ApiErrorDetails } from '@selvedge/error-catalogue';

interface AnswerErrorDetails extends ApiErrorDetails {
  readonly status: number;
  readonly retryAfterMs: number | null;
}

/**
 * The server refused: an `ApiError` (code, message, issues, raw body; specification §8) with what HTTP said beside it.
 *
 * @example
 * try {
 *   await client.product.detail({ id: 404 });
 * } catch (error) {
 *   if (error instanceof AnswerError && error.status === 404) return notFoundPage();
 *   throw error;
 * }
 */
export class AnswerError extends ApiError {
  /** The HTTP status of the answer. */
  readonly status: number;
  /** Milliseconds that the server asks to wait before another try (`Retry-After`), if it does. */
  readonly retryAfterMs: number | null;

  constructor(code: number, message: string, details: AnswerErrorDetails) {
    super(code, message, details);
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}
