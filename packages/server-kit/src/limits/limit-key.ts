import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What is counted for a client. An IPv6 line gets a whole /64 network, so its first four groups stand for it. Other
 * keys (an e-mail address, say) are hashed: no table of limits shall be a list of people.
 *
 * @example
 * limitKey('2001:db8::7'); // '2001:db8:0:0'
 */
export function limitKey(key: string): string {
  if (/^[\d.]{7,15}$/.test(key)) return key;
  if (!isIPv6(key)) return createHash('sha256').update(key).digest('base64url');
  const [head = '', tail = ''] = key.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = key.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
