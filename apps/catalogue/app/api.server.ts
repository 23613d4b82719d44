import { type ApiClient, createApiClient } from '@selvedge/api-client';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import type { CatalogueLoadContext } from '../server/load-context';
import { localeOf, textLocale } from './language/address';

declare module '@remix-run/node' {
  interface AppLoadContext extends CatalogueLoadContext {}
}

/** What loaders and actions speak to the API with. */
export type CatalogueApi = ApiClient<typeof catalogueContract>;

/** A category as the API answers it. */
export type RawCategory = Awaited<ReturnType<CatalogueApi['product']['categories']>>['list'][number];

/**
 * A client for one request: it answers in the language of the page's address and passes on who asks. Never share one
 * between requests.
 */
export function apiFor(request: Request, context: CatalogueLoadContext): CatalogueApi {
  const cookie = request.headers.get('Cookie');
  return createApiClient({
    contract: catalogueContract,
    base: context.apiBase,
    companyId: context.companyId,
    send: context.send,
    direct: context.direct,
    clientIp: context.clientIp,
    language: textLocale(localeOf(new URL(request.url).pathname)),
    headers: {
      ...(cookie && { Cookie: cookie }),
      ...(context.design?.shows === 'drafts' && { 'X-Preview': context.design.token }),
    },
  });
}
