import { portalApi } from '../api';
import type { demoDatabase } from './demo-database';

/** What an answer says, as a test looks at it. */
export interface Said {
  readonly status: number;
  readonly code: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what a test asserts
  readonly data: any;
  readonly issues: readonly { readonly field: string; readonly code: number }[];
  readonly cookies: readonly string[];
}

type Ask = (path: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<Said>;

/** Asks the whole API over HTTP's own objects: a GET without a body, else a POST (a PUT where the path says so). */
export function asking(
  resources: Awaited<ReturnType<typeof demoDatabase>>,
  settings: { captcha?: 'on' | 'off'; pushServices?: string } = {},
): Ask {
  const api = portalApi(resources, {
    TRUST_PROXY: 1,
    PORTAL_CAPTCHA: settings.captcha ?? 'off',
    PUSH_SERVICES: settings.pushServices ?? 'fcm.googleapis.com',
  });
  return async (path, body, headers = {}) => {
    const method = body === undefined ? 'GET' : path === '/user/password' ? 'PUT' : 'POST';
    const response = await api.request(`https://portal.test/v1${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { code, data, issues = [] } = await response.json();
    return { status: response.status, code, data, issues, cookies: response.headers.getSetCookie() };
  };
}
