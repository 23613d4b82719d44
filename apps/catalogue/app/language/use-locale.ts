import { useLocation } from '@remix-run/react';
import { type Locale, localeOf } from './address';

/** The language of the page one is on. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}
