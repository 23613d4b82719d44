import type { Words } from '../../demo/content/types';
import { type Language, languages } from '../database/schema';

/**
 * One row of texts for each language.
 *
 * @example
 * inEachLanguage({ title: { 'zh-cn': '公告', en: 'Notice' } }, { newsId: 7 });
 * // [{ newsId: 7, language: 'zh-cn', title: '公告' }, { newsId: 7, language: 'en', title: 'Notice' }]
 */
export function inEachLanguage<Name extends string, Owner extends object>(
  texts: Readonly<Record<Name, Words>>,
  owner: Owner,
): (Owner & { language: Language } & Record<Name, string>)[] {
  const entries = Object.entries(texts) as [Name, Words][];
  return languages.map((language) => ({
    ...owner,
    language,
    ...(Object.fromEntries(entries.map(([name, words]) => [name, words[language]])) as Record<Name, string>),
  }));
}
