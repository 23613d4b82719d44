import type { Words } from '../../demo/content';
import { type Language, languages } from '../database/schema';

/** One row for every language of the site. */
export function inLanguages<Row>(row: (say: (words: Words) => string, language: Language) => Row) {
  return languages.map((language) => ({ ...row((words) => words[language], language), language }));
}
