import { pageNumber } from './page-number';

/** A list's address taken apart. */
export interface ListPath {
  /** The list's bare address, which is its first page. */
  readonly base: string;
  /** From 1. */
  readonly page: number;
  /** Set on `{base}_list.html`: the page comes from the query `page` (design §7). */
  readonly goTo?: true;
}

const listEnding = '.html';
const listMark = '_list';

/**
 * The address of a page of a list: page 1 is the bare address, page n is `{base}_list{n}.html` (specification §2).
 * A query or fragment of the base stays at the end.
 *
 * @param base the bare address of the list
 * @param page from 1; whatever is not a page number is page 1
 * @example
 * listPath('/product/category/12-denim', 2); // '/product/category/12-denim_list2.html'
 * listPath('/product/category/12-denim', 1); // '/product/category/12-denim'
 */
export function listPath(base: string, page: number): string {
  const number = pageNumber(page);
  return number === 1 ? base : beforeQuery(base, `${listMark}${number}${listEnding}`);
}

/**
 * The address that the go-to-page form is sent to, `{base}_list.html` (specification §2).
 *
 * @example
 * goToPath('/video-list'); // '/video-list_list.html'
 */
export function goToPath(base: string): string {
  return beforeQuery(base, listMark + listEnding);
}

/**
 * Takes a list's address apart: `{base}_list{n}.html`, the go-to form `{base}_list.html`, and `/article-list{n}` or
 * `/article-list/{n}` (specification §2). Null for any other path, also for page 0 and leading zeros, so that a page
 * has one address.
 *
 * @param path a path without query
 * @example
 * parseListPath('/product-products_list3.html'); // { base: '/product-products', page: 3 }
 * parseListPath('/product-products_list.html'); // { base: '/product-products', page: 1, goTo: true }
 * parseListPath('/article-list2'); // { base: '/article-list', page: 2 }
 * parseListPath('/about-us'); // null
 */
export function parseListPath(path: string): ListPath | null {
  const mark = path.lastIndexOf(listMark);
  if (mark === -1 || !path.endsWith(listEnding)) return parseArticleListPath(path);
  const base = path.slice(0, mark);
  const digits = path.slice(mark + listMark.length, -listEnding.length);
  if (digits === '') return { base, page: 1, goTo: true };
  const page = exactPage(digits);
  return page === null ? null : { base, page };
}

const articleList = '/article-list';

/** `/article-list{page?}` of the route table; the slash form is a spelling that people try. */
function parseArticleListPath(path: string): ListPath | null {
  const at = path.lastIndexOf(articleList);
  if (at === -1) return null;
  const end = at + articleList.length;
  const page = exactPage(path.slice(path[end] === '/' ? end + 1 : end));
  return page === null ? null : { base: path.slice(0, end), page };
}

/** The page number when the text is one in its only spelling. */
function exactPage(text: string): number | null {
  const page = pageNumber(text);
  return String(page) === text ? page : null;
}

function beforeQuery(address: string, inserted: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address + inserted : address.slice(0, end) + inserted + address.slice(end);
}
