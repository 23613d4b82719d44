import { inLanguage, type Locale } from '../language/address';

/** The address of an order's page; its token is the only key to it. */
export function orderAddress(
  { number, token }: { readonly number: string; readonly token: string },
  locale: Locale,
  more = '',
): string {
  const path = inLanguage(`/order/${encodeURIComponent(number)}`, locale);
  return `${path}?token=${encodeURIComponent(token)}${more && `&${more}`}`;
}
