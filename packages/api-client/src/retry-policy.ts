import { TransportError } from '@selvedge/error-catalogue';
import { AnswerError } from './answer-error';

/** How idempotent calls are tried again after the network or a gateway failed. */
export interface RetryPolicy {
  /** How many times at most, the first attempt not counted. */
  readonly limit: number;
  /** The first pause is at most so many milliseconds long; each further one may be twice as long. */
  readonly baseMs: number;
  /** The longest pause in milliseconds. A server that asks for more by `Retry-After` is not tried again. */
  readonly longestMs: number;
  /** A number from 0 up to 1 that spreads the pauses, so that clients do not come back all at once. */
  readonly random: () => number;
  /** Waits so many milliseconds, or until the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const defaultPolicy: RetryPolicy = { limit: 2, baseMs: 200, longestMs: 5_000, random: Math.random, wait: pause };

/** Gateways answer so when the server behind them is away; the same request may succeed later. */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** The whole policy from a number of retries or from a part of it. */
export function retryPolicy(given: number | Partial<RetryPolicy> = {}): RetryPolicy {
  return { ...defaultPolicy, ...(typeof given === 'number' ? { limit: given } : given) };
}

/** Repeats an attempt as the policy says; rejects with the last failure. */
export async function withRetries<T>(
  policy: RetryPolicy,
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt(signal);
    } catch (failure) {
      const pauseMs = retry < policy.limit ? pauseBefore(policy, retry, failure) : null;
      if (pauseMs === null || signal.aborted) throw failure;
      await policy.wait(pauseMs, signal);
      if (signal.aborted) throw failure;
    }
  }
}

/** Milliseconds to wait before the next attempt, or null when there should be none. */
function pauseBefore(policy: RetryPolicy, retry: number, failure: unknown): number | null {
  const jitter = policy.random() * Math.min(policy.longestMs, policy.baseMs * 2 ** retry);
  if (failure instanceof TransportError) return failure.kind === 'network' ? jitter : null;
  if (!(failure instanceof AnswerError) || !passingStatuses.has(failure.status)) return null;
  const asked = failure.retryAfterMs ?? 0;
  return asked > policy.longestMs ? null : Math.max(asked, jitter);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
