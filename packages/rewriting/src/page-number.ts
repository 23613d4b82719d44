/** The most digits a page number may have; longer ones are nobody's page. */
const atMost = 9;

const digits = /^[1-9]\d*$/;

/**
 * Reads the page number of an address: whatever is not a whole number from 1 upwards is page 1 (specification §2).
 *
 * @param value a route parameter or query value, or a number
 * @example
 * pageNumber('3'); // 3
 * pageNumber('abc'); // 1
 * pageNumber('0'); // 1
 */
export function pageNumber(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 1;
  const text = String(value).trim();
  return text.length <= atMost && digits.test(text) ? Number(text) : 1;
}

/**
 * What somebody typed into the go-to-page field: digits only, at most the last page (specification §5). Without any
 * digit it is page 1.
 *
 * @param typed the text of the field
 * @param pageCount the number of pages, at least 1
 * @example
 * goToPage('1a2', 40); // 12
 * goToPage('99', 40); // 40
 */
export function goToPage(typed: string, pageCount: number): number {
  const kept = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (kept === '') return 1;
  return Math.min(Number(kept), Math.max(1, pageCount));
}
