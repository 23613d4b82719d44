import { inLanguage, type Locale } from '../language/address';

/** The address of an item of news. */
export function newsAddress(id: number, locale: Locale): string {
  return inLanguage(`/news/${id}`, locale);
}
