import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { destinationOf } from './destination';
import { leaveFor } from './link-jump';
import { useSiteAddress } from './site-link';

/** What a programmatic navigation says of itself. */
export interface GoToOptions {
  /** It means to leave the site; without this flag another host is refused (specification §2). */
  readonly isExternal?: boolean;
  /** The words of what led there, for what is noted about it. */
  readonly name?: string;
  readonly replace?: boolean;
}

/**
 * Goes to an address by program. Resolves to whether it went: false when it was refused, or when the visitor did not
 * want to leave the site.
 *
 * @example
 * const goTo = useGoTo();
 * await goTo(payment.url, { isExternal: true, name: payment.title });
 */
export function useGoTo() {
  const navigate = useNavigate();
  const address = useSiteAddress();
  return useCallback(
    async (to: string, { isExternal = false, name = '', replace = false }: GoToOptions = {}): Promise<boolean> => {
      const { kind, href } = destinationOf(to, { host: window.location.host, isExternal });
      if (kind === 'refused') return false;
      if (kind === 'outside') return leaveFor({ href, name });
      if (kind === 'handover') window.location.assign(href);
      else navigate(address(pathOf(href)), { replace });
      return true;
    },
    [navigate, address],
  );
}

/** An own address that is written out in full, as the router wants it. */
function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return pathname + search + hash;
}
