import type { CatalogueHandle } from '../database/catalogue-database';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { loadSite } from '../site/site-queries';

/** What stands around every mail: who writes, in which language, and where they are found. */
export interface MailFrame {
  readonly language: Language;
  readonly siteName: string;
  readonly companyName: string;
  readonly postalAddress: string;
  readonly phone: string;
  /** The mill's own address; empty when the site has none. */
  readonly email: string;
  /** The origin of links, without a slash at its end. */
  readonly origin: string;
}

interface Asking {
  readonly siteId: number;
  readonly mailOrigin: string;
}

/** Makes the frame of mails in a language; without one, in the mill's own. */
export type FrameIn = (language?: Language) => MailFrame;

/** Reads what stands around mails. Not to be called in a transaction: it asks several things at once. */
export async function loadMailFrames(db: CatalogueHandle, { siteId, mailOrigin }: Asking): Promise<FrameIn> {
  const found = await loadSite(db, siteId);
  if (found === undefined) throw new Error(`There is no site ${siteId}.`);
  const { site, texts } = found;
  return (language = site.languageCode) => {
    const { name, companyName, address } = inLanguage(texts, language);
    return {
      language,
      siteName: name,
      companyName,
      postalAddress: address,
      phone: site.phone,
      email: site.email,
      origin: mailOrigin,
    };
  };
}

/** The address of a page in a language. */
export function pageAddress({ origin, language }: Pick<MailFrame, 'origin' | 'language'>, path: string): string {
  return language === 'en' ? `${origin}${path}` : `${origin}/${language}${path}`;
}
