import { type Locale, languageTag } from '../language/address';

/** An amount in cents with its currency's sign, as the language writes it. */
export function moneyText(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency }).format(cents / 100);
}
