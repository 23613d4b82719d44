import type { Language } from '../database/schema';

/** The name at the end of a file's address. */
export function fileNameOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

/**
 * The page where one asks for a limited file.
 *
 * @example
 * requestPage({ id: 4, fileName: 'price-list.pdf' }, 'zh-cn'); // '/zh-cn/downloads/4-price-list'
 */
export function requestPage(
  { id, fileName }: { readonly id: number; readonly fileName: string },
  language: Language,
): string {
  const name = fileName.replace(/\.[^.]*$/, '');
  return `${language === 'en' ? '' : `/${language}`}/downloads/${id}-${encodeURIComponent(name)}`;
}
