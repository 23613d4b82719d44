import { createContext, useContext } from 'react';
import type { PortalApi } from '../api.server';
import type { Locale } from '../language/address';

export interface OtherDesk {
  readonly name: string;
  readonly address: string;
}

/** What every screen of the desk stands on. */
export interface DeskPlace {
  readonly api: PortalApi;
  readonly ccId: number;
  readonly locale: Locale;
  /** An address of the community's pages as the browser knows it: a link that is none of the router's needs it. */
  readonly hrefOf: (address: string) => string;
  /** The desks of other communities where the person has something to do. */
  readonly otherDesks: readonly OtherDesk[];
}

export const DeskContext = createContext<DeskPlace | null>(null);

/** @throws {Error} outside of the desk */
export function useDesk(): DeskPlace {
  const place = useContext(DeskContext);
  if (place === null) throw new Error('This screen belongs into the desk.');
  return place;
}
