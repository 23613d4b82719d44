import { inLanguage, type Locale } from '../language/address';

/** Where to sign in, to come back to a page of ours afterwards. */
export function signInAddress(next: string, locale: Locale): string {
  return `${inLanguage('/sign-in', locale)}?next=${encodeURIComponent(next)}`;
}
