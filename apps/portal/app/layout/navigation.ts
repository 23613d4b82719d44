import { inLanguage, type Locale } from '../language/address';

/** An entry of the header or the footer, as the secretariat has written it. */
export interface NavigationEntry {
  readonly id: number;
  readonly label: string;
  /** A page of ours without its language, or another site's address. */
  readonly href: string;
}

export interface Navigation {
  readonly header: readonly NavigationEntry[];
  readonly footer: readonly NavigationEntry[];
}

/** Files, such as a feed: no pages of the router. */
const file = /\.[a-z]{2,4}$/;

/** Where an entry leads, in the language of the page. */
export function entryAddress({ href }: NavigationEntry, locale: Locale): string {
  return href.startsWith('/') ? inLanguage(href, locale) : href;
}

/** Whether the browser has to ask the server anew: parts of a page, files and other sites are not the router's. */
export function isPage({ href }: NavigationEntry): boolean {
  return href.startsWith('/') && !href.includes('#') && !file.test(href);
}
