import type { MiddlewareHandler } from 'hono';
import { putHeader } from './put-header';

export interface SecurityHeaderOptions {
  /** The Content-Security-Policy of answers that brought none of their own. Pages with inline scripts bring one. */
  readonly contentSecurityPolicy?: string;
  /** Seconds that browsers shall come by https only; 0 (default) leaves that to the proxy that has the certificate. */
  readonly strictTransport?: number;
}

/** What every answer carries, whatever it is. */
export const alwaysSent: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The headers that keep an answer from being framed, sniffed or carried elsewhere. */
export function securityHeaders(options: SecurityHeaderOptions = {}): MiddlewareHandler {
  const { contentSecurityPolicy, strictTransport = 0 } = options;
  const headers = {
    ...alwaysSent,
    ...(contentSecurityPolicy === undefined ? {} : { 'content-security-policy': contentSecurityPolicy }),
    ...(strictTransport > 0 ? { 'strict-transport-security': `max-age=${strictTransport}; includeSubDomains` } : {}),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) putHeader(c, name, value);
    }
  };
}
