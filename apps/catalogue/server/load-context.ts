import { clientIp, pageNote, type RequestEnvironment, timed } from '@selvedge/server-kit';
import type { Context } from 'hono';
import { type AskDirectly, askingDirectly, noteChange, type ReachableApi } from './ask-directly';
import { type DesignMode, designModeOf } from './draft/design-mode';
import type { Resources } from './resources';
import type { CatalogueSettings } from './settings';
import { tagAddresses } from './tags/tag-settings';

/** What loaders and actions are given: how to reach the API, and who asks. */
export interface CatalogueLoadContext {
  /** Sends a request of the API: to our own API in this process, or over the network to `API_BASE`. */
  readonly send: (request: Request) => Promise<Response>;
  /** Asks our own API as a function; not there when the API is elsewhere. */
  readonly direct: AskDirectly | undefined;
  readonly apiBase: string;
  readonly companyId: string;
  /** The origin under which visitors see the site, for canonical links. */
  readonly origin: string;
  readonly clientIp: string | null;
  /** Set while the address asks for the preview (specification §5). */
  readonly design: DesignMode | undefined;
  /** The addresses of advertising and analytics tags. */
  readonly tags: readonly string[];
}

/** Makes the load context of a request. `api` is the app that answers below `/api`. */
export function loadContextFor(
  settings: CatalogueSettings,
  api: ReachableApi,
  { signer, now }: Pick<Resources, 'signer' | 'now'>,
) {
  return (c: Context): CatalogueLoadContext => {
    const origin = settings.PUBLIC_URL ?? new URL(c.req.url).origin;
    const ip = clientAddress(c, settings.TRUST_PROXY);
    const note = (c.env as RequestEnvironment | undefined)?.page ?? pageNote();
    const isOurs = settings.API_BASE === undefined;
    return {
      send: async (request) => {
        const answer = await (isOurs ? api.fetch(request, ip === null ? {} : { clientIp: ip }) : fetch(request));
        noteChange(note, answer.headers.get('expires'));
        return answer;
      },
      direct: isOurs
        ? askingDirectly((id, ...rest) => timed(c.req.raw, id, () => api.call(id, ...rest)), {
            note,
            ip,
            company: settings.COMPANY_ID,
          })
        : undefined,
      apiBase: settings.API_BASE ?? `${new URL(c.req.url).origin}/api`,
      companyId: settings.COMPANY_ID,
      origin,
      clientIp: ip,
      design: designModeOf(new URL(c.req.url), signer, now()),
      tags: tagAddresses(settings),
    };
  };
}

function clientAddress(c: Context, trustedProxies: number): string | null {
  const remote = (c.env as RequestEnvironment | undefined)?.incoming?.socket?.remoteAddress;
  return remote === undefined ? null : clientIp(c.req.header('x-forwarded-for') ?? null, remote, trustedProxies);
}
