import { codes } from '@selvedge/error-catalogue';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../http/refuse';

/** Takes points off what a key may still do; refuses with the seconds to wait when there are none left. */
export async function takeFrom(limiter: RateLimiterAbstract | undefined, key: string, points: number): Promise<void> {
  try {
    await limiter?.consume(key, points);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw refuse(codes.banned, { situation: 'rateLimited', retryAfter: reason.msBeforeNext / 1000 });
  }
}
