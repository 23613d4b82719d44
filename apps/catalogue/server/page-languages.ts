import settings from '../project.inlang/settings.json';
import { type Language, languages } from './database/schema';

/** The languages that the site has pages in: those of its messages, which may be more than its texts are kept in. */
export const pageLanguages: readonly string[] = settings.locales;

/** The language that has no prefix, and that the others fall back to. */
export const baseLanguage = 'en' satisfies Language;

/** The language in which a page of a language shows what the database holds. */
export function textLanguage(pageLanguage: string): Language {
  return languages.find((language) => language === pageLanguage) ?? baseLanguage;
}
