import { useLocation } from '@remix-run/react';
import { type Locale, localeOf, type TextLocale, textLocale } from './address';

/** The language of the page one is on. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** The language in which our packages' texts are shown on the page one is on. */
export function useTextLocale(): TextLocale {
  return textLocale(useLocale());
}
