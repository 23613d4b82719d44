import { clientIp, type RequestEnvironment } from '@selvedge/server-kit';
import type { Context } from 'hono';
import type { PortalSettings } from './settings';

/** What loaders are given: how to reach the API, and who asks. */
export interface PortalLoadContext {
  /** Sends a request of the API: to our own API in this process, or over the network to `PORTAL_API_BASE`. */
  readonly send: (request: Request) => Promise<Response>;
  /** The address that the calls lie below. */
  readonly apiBase: string;
  /** The origin under which visitors see the portal, for canonical links. */
  readonly origin: string;
  readonly clientIp: string | null;
  /** Cookies that the API set while the page was made; they go out with it. */
  readonly cookies: string[];
}

type Fetch = (request: Request, environment: RequestEnvironment) => Response | Promise<Response>;

/** Makes the load context of a request. `api` is the app that answers below `/v1`. */
export function loadContextFor(settings: PortalSettings, api: { readonly fetch: Fetch }) {
  return (c: Context): PortalLoadContext => {
    const { origin } = new URL(c.req.url);
    const ip = clientAddress(c, settings.TRUST_PROXY);
    const isOurs = settings.PORTAL_API_BASE === undefined;
    const cookies: string[] = [];
    return {
      send: async (request) => {
        const answer = await (isOurs ? api.fetch(request, ip === null ? {} : { clientIp: ip }) : fetch(request));
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
      cookies,
      apiBase: settings.PORTAL_API_BASE ?? origin,
      origin: settings.PORTAL_PUBLIC_URL ?? origin,
      clientIp: ip,
    };
  };
}

function clientAddress(c: Context, trustedProxies: number): string | null {
  const remote = (c.env as RequestEnvironment | undefined)?.incoming?.socket?.remoteAddress;
  return remote === undefined ? null : clientIp(c.req.header('x-forwarded-for') ?? null, remote, trustedProxies);
}
