import { type Language, languages } from '../database/schema';

/** A page's path in a language: the first language has no prefix. */
export function pagePath(path: string, language: Language): string {
  if (language === languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
