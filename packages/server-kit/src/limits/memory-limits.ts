import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { LimitRow, Limits, LimitsOptions } from './create-limits';
import { limitKey } from './limit-key';
import { takeFrom } from './take-from';

/**
 * Limits that this instance counts by itself, without a query: for what is asked often and costs little each time.
 *
 * @example
 * const limits = memoryLimits({ reading: { points: 300, seconds: 60 } });
 * await limits.take('reading', clientIp);
 */
export function memoryLimits<const Table extends Readonly<Record<string, LimitRow>>>(
  table: Table,
  options: LimitsOptions = {},
): Limits<Extract<keyof Table, string>> {
  if (options.on === false) return { take: async () => {} };
  const limiters = new Map(
    Object.entries(table).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points, duration: seconds, keyPrefix: name }),
    ]),
  );
  return { take: (name, key, points = 1) => takeFrom(limiters.get(name), limitKey(key), points) };
}
