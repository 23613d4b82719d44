import type { Log, Signer, Storage } from '@selvedge/server-kit';
import type { CatalogueHandle } from './database/catalogue-database';
import type { Language } from './database/schema';
import type { Keeper } from './kept/keeper';
import type { limitTable } from './limits';
import type { Payments } from './payments/payment-provider';

/** What a use-case is given besides its input: everything of the outside world that it may touch. */
export interface CatalogueContext {
  readonly db: CatalogueHandle;
  /** What is the same until something is published. */
  readonly kept: Keeper;
  readonly storage: Storage;
  /** The moment of the request. */
  readonly now: Date;
  /** The language that texts are answered in. */
  readonly language: Language;
  readonly signer: Signer;
  /** The providers that buyers can pay with. */
  readonly payments: Payments;
  readonly log: Log;
  readonly siteId: number;
  /** The code of the visitor's cookie, when there is one. */
  readonly visitorCode: string | undefined;
  readonly clientIp: string;
  /** Whether forms ask for a captcha after the first try of an address. */
  readonly captcha: boolean;
  /** Takes one off what the client, or whoever the key names, may still do; refuses when nothing is left. */
  readonly limit: (name: keyof typeof limitTable, key?: string) => Promise<void>;
  /** Takes one off how often the client may still look for what nobody else looks for; pages are counted by their cache. */
  readonly limitReading: () => Promise<void>;
  /** Whether the asker holds a valid preview token and so sees what is not published yet. */
  readonly drafts: boolean;
  /** Tells that the answer changes by itself at this moment, such as a discount's end; pages are kept until then. */
  readonly changesAt: (moment: Date) => void;
  /** The origin under which visitors see the site. */
  readonly origin: string;
  /** The origin of links that leave the site in mails; never read from a request, whose host anybody can choose. */
  readonly mailOrigin: string;
}
