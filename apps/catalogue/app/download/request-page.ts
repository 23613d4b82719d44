/**
 * The page where one asks for a limited file, without language. A missing name is added by the page itself.
 *
 * @example
 * requestPage({ id: 4, fileName: 'price-list.pdf' }); // '/downloads/4-price-list'
 */
export function requestPage({ id, fileName = '' }: { readonly id: number; readonly fileName?: string }): string {
  const name = fileName.replace(/\.[^.]*$/, '');
  return `/downloads/${id}${name === '' ? '' : `-${name}`}`;
}
