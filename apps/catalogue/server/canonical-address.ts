import type { MiddlewareHandler } from 'hono';
import { baseLanguage, pageLanguages } from './page-languages';
import { inLanguagePath } from './site-files/language-address';

/**
 * Sends who asks for a page by another way of writing its address to the one address that it has, with its query.
 *
 * @example
 * app.use(toCanonicalAddress());
 */
export function toCanonicalAddress(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    return canonical === pathname ? next() : c.redirect(canonical + search, 301);
  };
}

/** How people and programs write the languages of the site, in lower case. */
const languageOf: ReadonlyMap<string, string> = new Map([
  ...['zh', 'zh_cn', 'zh-hans', 'zh-hans-cn'].map((way) => [way, 'zh-cn'] as const),
  ...['en-us', 'en-gb'].map((way) => [way, baseLanguage] as const),
  ...pageLanguages.map((language) => [language.toLowerCase(), language] as const),
]);

/** A part of an address that is ours, such as `product-products_list2.html`; names of records are left as they are. */
const fixedPart = /^[\w-]+(?:\.html)?$/i;

/**
 * The one way to write an address: no empty parts, no slash at the end but a language's own, its fixed parts in lower
 * case, and the language as the site names it. It never leads to another host.
 *
 * @example
 * canonicalPath('/zh-CN//About-Us/'); // '/zh-cn/about-us'
 * canonicalPath('/Product/12-Oxford'); // '/product/12-Oxford'
 */
export function canonicalPath(pathname: string): string {
  // What the browser's router asks for has the router's own addresses.
  if (pathname.endsWith('.data')) return pathname;
  const parts = pathname.split('/').filter((part) => part !== '');
  const language = languageOf.get(parts[0]?.toLowerCase() ?? '');
  const [first, second, ...others] = language === undefined ? parts : parts.slice(1);
  if (first === undefined) return rootOf(pathname, language);
  const isFixed = fixedPart.test(first);
  const root = isFixed ? first.toLowerCase() : first;
  const below = root === 'product' && second?.toLowerCase() === 'category' && others.length > 0 ? 'category' : second;
  const path = `/${[root, ...(below === undefined ? [] : [below]), ...others].join('/')}`;
  return inLanguagePath(path, language ?? baseLanguage);
}

/** Both `/zh-cn` and `/zh-cn/` are a language's home page, which names the latter as its address. */
function rootOf(pathname: string, language: string | undefined): string {
  const root = inLanguagePath('/', language ?? baseLanguage);
  return `${pathname}/` === root ? pathname : root;
}
