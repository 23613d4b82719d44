import type { Envelope } from '@selvedge/api-contract';
import type { HttpStatus } from '@selvedge/error-catalogue';

/** An answer of the API before it becomes a response. */
export interface Answer {
  readonly status: HttpStatus;
  readonly body: Envelope<unknown>;
  readonly headers: Readonly<Record<string, string>>;
}
