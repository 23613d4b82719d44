import { clientIp, type RequestEnvironment } from '@selvedge/server-kit';
import type { Context } from 'hono';
import type { PortalSettings } from './settings';
import type { Site } from './sites/site';
import type { SiteMap } from './sites/site-map';

/** What loaders are given: how to reach the API, and who asks. */
export interface PortalLoadContext {
  /** Sends a request of the API: to our own API in this process, or over the network to `PORTAL_API_BASE`. */
  readonly send: (request: Request) => Promise<Response>;
  /** The address that the calls lie below. */
  readonly apiBase: string;
  /** The community whose pages these are; null where another server's are shown, which alone knows of its own. */
  readonly ccId: number | null;
  /** What the router's addresses begin with: empty, or `/c/weavers`. */
  readonly base: string;
  /** What the addresses of pages begin with for visitors, for canonical links: an origin, and the base. */
  readonly origin: string;
  readonly clientIp: string | null;
  /** Cookies that the API set while the page was made; they go out with it. */
  readonly cookies: string[];
}

type Fetch = (request: Request, environment: RequestEnvironment) => Response | Promise<Response>;

/** Makes the load context of a request for a community's page. `api` is the app that answers below `/v1`. */
export function loadContextFor(settings: PortalSettings, api: { readonly fetch: Fetch }, sites: SiteMap) {
  return (c: Context, { ccId, base }: Site): PortalLoadContext => {
    const { origin, host } = new URL(c.req.url);
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
      ccId: isOurs ? ccId : null,
      base,
      origin: (settings.PORTAL_PUBLIC_URL === undefined ? origin : sites.originAt(host)) + base,
      clientIp: ip,
    };
  };
}

function clientAddress(c: Context, trustedProxies: number): string | null {
  const remote = (c.env as RequestEnvironment | undefined)?.incoming?.socket?.remoteAddress;
  return remote === undefined ? null : clientIp(c.req.header('x-forwarded-for') ?? null, remote, trustedProxies);
}
