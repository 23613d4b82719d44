import { createContext, useContext } from 'react';
import type { PortalApi } from '../api.server';
import type { Locale } from '../language/address';

/** What every screen of the desk stands on. */
export interface DeskPlace {
  readonly api: PortalApi;
  readonly ccId: number;
  readonly locale: Locale;
}

export const DeskContext = createContext<DeskPlace | null>(null);

/** @throws {Error} outside of the desk */
export function useDesk(): DeskPlace {
  const place = useContext(DeskContext);
  if (place === null) throw new Error('This screen belongs into the desk.');
  return place;
}
