import type { RequestFacts } from '@selvedge/server-kit';
import type { Identified, RightsKeeper } from './rights-keeper';
import { readCookie, sessionCookieName } from './session-cookie';

/** Whether the browser came by https, as far as can be known: by our public address, or by a proxy that we trust. */
export function isSecure(
  headers: Headers,
  settings: { readonly TRUST_PROXY: number; readonly origin: string },
): boolean {
  if (settings.origin.startsWith('https:')) return true;
  return settings.TRUST_PROXY > 0 && headers.get('x-forwarded-proto') === 'https';
}

/** Who sent a request: by its bearer token, or else by its cookie. */
export async function whoAsks(
  rights: RightsKeeper,
  { headers }: Pick<RequestFacts, 'headers'>,
  { secure, now }: { readonly secure: boolean; readonly now: Date },
): Promise<Identified | null> {
  const bearer = headers.get('authorization')?.match(/^Bearer ([\w-]+)$/i)?.[1];
  if (bearer !== undefined) return rights.identify(bearer, 'bearer', now);
  const token = readCookie(headers.get('cookie'), sessionCookieName(secure));
  return token === undefined ? null : rights.identify(token, 'cookie', now);
}
