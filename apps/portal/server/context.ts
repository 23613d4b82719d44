import type { Actor } from '@selvedge/domain/rights';
import type { Log, Signer, Sms, Storage } from '@selvedge/server-kit';
import type { PortalDb } from './database/portal-db';
import type { Language, SessionKind } from './database/schema';
import type { RightsKeeper } from './identity/rights-keeper';
import type { ThirdParty } from './identity/third-party';
import type { limitTable } from './limits';
import type { OnlinePayments } from './payments/stripe-payments';
import type { Site } from './sites/site';

/** What every use-case is given. */
export interface PortalContext {
  readonly db: PortalDb;
  readonly now: Date;
  readonly language: Language;
  /** Who asks; null for a guest. Ask `may`, `isMember`, `isStaff`, `communitiesWith` of `@selvedge/domain/rights`. */
  readonly actor: Actor | null;
  /** Whether the request's preview token shows a record, such as `news:12`, that is not public yet. */
  readonly previews?: (subject: string) => boolean;
  /** The community that a call is about which names none. */
  readonly site?: Site;
  /** The community whose pages ask: there, records of other communities are not to be found. */
  readonly within?: number | undefined;
}

/** What a use-case is given that needs more of the outside world than the database. */
export interface RequestContext extends PortalContext {
  /** The session that the request came with. */
  readonly session: { readonly id: number; readonly kind: SessionKind } | null;
  readonly clientIp: string;
  readonly userAgent: string;
  readonly storage: Storage;
  readonly signer: Signer;
  readonly sms: Sms;
  /** Third parties that people may sign in with, by their key. */
  readonly thirdParties: ReadonlyMap<string, ThirdParty>;
  readonly site: Site;
  /** How bills are paid online; null when nothing is set up. */
  readonly payments: OnlinePayments | null;
  /** Where a community's pages begin. */
  readonly addressOf: (ccId: number) => string;
  readonly rights: RightsKeeper;
  readonly log: Log;
  /** Whether guards ask for a captcha after the first tries of an address. */
  readonly captcha: boolean;
  /** Takes one off what the client, or whoever the key names, may still do; refuses when nothing is left. */
  readonly limit: (name: keyof typeof limitTable, key?: string) => Promise<void>;
  /** What the addresses of the community's pages begin with, in mails and pictures: of our own settings, never of a request. */
  readonly origin: string;
  /** The push services that browsers may name. */
  readonly pushServices: readonly string[];
  /** The one address that third parties send people back to: they know the origins that have a host of their own. */
  readonly returnOrigin: string;
  /** Adds a cookie to the answer. */
  readonly setCookie: (cookie: string) => void;
  /** The value of a cookie that the request came with. */
  readonly cookie: (name: string) => string | undefined;
  /** Whether the browser came by https: cookies are then kept from anything else. */
  readonly secure: boolean;
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
