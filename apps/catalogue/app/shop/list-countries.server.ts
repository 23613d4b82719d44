import { type Locale, languageTag } from '../language/address';
import { countryCodes } from './country-codes';

/**
 * The countries by their names in a language, in its order. Made on the server only: a browser may know other names,
 * and would draw another list than the server did.
 */
export function listCountries(locale: Locale): readonly string[] {
  const names = new Intl.DisplayNames(languageTag[locale], { type: 'region' });
  const order = new Intl.Collator(languageTag[locale]);
  return countryCodes.map((code) => names.of(code) ?? code).sort(order.compare);
}
