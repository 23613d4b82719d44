import type { PortalDb } from './database/portal-db';
import type { Language } from './database/schema';

/** What every use-case is given. */
export interface PortalContext {
  readonly db: PortalDb;
  readonly now: Date;
  readonly language: Language;
}

/** A part of a list. */
export interface ListRange {
  readonly ccId: number;
  readonly limit: number;
  readonly offset: number;
}

export interface Listed<Item> {
  readonly list: Item[];
  readonly total: number;
}

/** A moment as it travels (specification §3). */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
