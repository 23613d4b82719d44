import { AnswerError } from '@selvedge/api-client';
import type { AuthProvider } from 'react-admin';
import type { PortalApi } from '../api.server';
import { inLanguage, type Locale, routerPath } from '../language/address';
import { signInAddress } from '../links/sign-in-address';
import { actorOf } from './desk-rights';

interface Place {
  readonly ccId: number;
  readonly locale: Locale;
  /** An address of the community's pages as the browser knows it. */
  readonly hrefOf: (address: string) => string;
}

/** Who sits at the desk: the session's cookie says it to the API, and the API to us. */
export function deskAuth(api: PortalApi, { ccId, locale, hrefOf }: Place): AuthProvider {
  const today = () => api.desk.today({ ccId });
  const toSignIn = () => {
    window.location.assign(hrefOf(signInAddress(routerPath(window.location.pathname), locale)));
  };
  return {
    login: async () => toSignIn(),
    logout: async () => {
      await api.auth.logout({}).catch(() => undefined);
      window.location.assign(hrefOf(inLanguage('/', locale)));
      return false;
    },
    checkAuth: async () => {
      await today().catch((error: unknown) => {
        if (statusOf(error) === 401) toSignIn();
        throw error;
      });
    },
    // A right that was taken away is no end of the session: the page says so and the menu follows.
    checkError: async (error) => {
      if (statusOf(error) !== 401) return;
      toSignIn();
      throw new Error('desk.signed_out');
    },
    getPermissions: async () => {
      const { account_id, permissions } = await today();
      return actorOf(account_id, ccId, permissions);
    },
    getIdentity: async () => {
      const { account_id, nick } = await today();
      return { id: account_id, fullName: nick };
    },
  };
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof AnswerError) return error.status;
  return (error as { readonly status?: number } | null)?.status;
}
