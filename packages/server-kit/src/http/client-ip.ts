import { isIP } from 'node:net';

/**
 * The address of the client. Each trusted proxy appended the address it was called from to `X-Forwarded-For`, so the
 * client is that many entries from its end; whatever stands before was written by the client and is not believed.
 *
 * @example
 * clientIp('6.6.6.6, 203.0.113.7', '10.0.0.2', 1); // '203.0.113.7'
 * clientIp('6.6.6.6, 203.0.113.7', '10.0.0.2', 0); // '10.0.0.2'
 */
export function clientIp(forwardedFor: string | null, remoteAddress: string, trustedProxies: number): string {
  const chain = [...(forwardedFor ?? '').split(',').map((entry) => entry.trim()), remoteAddress].filter(Boolean);
  const chosen = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? remoteAddress;
  const plain = chosen.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? remoteAddress : plain;
}
