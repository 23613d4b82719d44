import { redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import type { PortalApi } from '../api.server';
import { inLanguage, type Locale, routerPath } from '../language/address';

/** Pages of one person are kept by nobody. */
export const ownHeaders = { 'Cache-Control': 'private, no-store' } as const;

/** Where somebody goes after signing in: a page of this community that was asked for, else the person's own. */
export function nextAddress(wanted: string | null, locale: Locale): string {
  const isOurs =
    wanted !== null &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) &&
    !wanted.includes('\\') &&
    routerPath(wanted) === wanted;
  return isOurs ? wanted : inLanguage('/me', locale);
}

/** Who is signed in; null for a guest. */
export async function whoIsHere(api: PortalApi) {
  try {
    return await api.user.info();
  } catch (error) {
    if (error instanceof AnswerError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in; a guest is led to sign in first, and back. */
export async function requireHere(api: PortalApi, request: Request, locale: Locale) {
  const user = await whoIsHere(api);
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${inLanguage('/sign-in', locale)}?${new URLSearchParams({ next: routerPath(pathname) + search })}`);
}
