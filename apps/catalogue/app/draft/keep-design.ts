/** The parameter that switches the preview on (specification §5). */
export const designParameter = 'design';

/** The preview's parameter of an address, or null when it is off. */
export function designOf(search: string): string | null {
  return new URLSearchParams(search).get(designParameter);
}

/**
 * The address with the preview's parameter, so that one stays in the preview while browsing.
 *
 * @example
 * keepDesign('/about-us#mill', '1'); // '/about-us?design=1#mill'
 */
export function keepDesign(address: string, design: string | null): string {
  if (design === null) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(designParameter, design);
  return `${path}?${parameters}${hash}`;
}

/** The same address outside the preview. */
export function withoutDesign(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(designParameter);
  const rest = parameters.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
