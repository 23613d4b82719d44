import { ApiError, type ApiErrorDetails } from '@selvedge/error-catalogue';

interface AnswerErrorDetails extends ApiErrorDetails {
  readonly status: number;
  readonly retryAfterMs: number | null;
}

/**
 * The server refused: an `ApiError` (code, message, issues, raw body; specification §8) with what HTTP said beside it.
 *
 * @example
 * const client = createApiClient({
 *   contract: catalogueContract,
 *   base: 'https://mill.example/api',
 *   companyId: '1',
 *   send: () => Response.json({ code: 10, message: 'There is no', data: null }, { status: 404 }),
 * });
 * const error = await client.product.detail({ id: 404 }).catch((reason) => reason);
 * error instanceof AnswerError && [error.code, error.status]; // [10, 404]
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
