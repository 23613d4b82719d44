import { type Language, languages } from '../database/schema';

/** The language that has no prefix, and that the others fall back to. */
export const baseLanguage: Language = 'en';

/** The language tags of BCP 47. */
export const languageTags = { en: 'en', 'zh-cn': 'zh-CN' } as const satisfies Record<Language, string>;

/** The path of a page in a language (specification §5: the root of a language ends with a slash). */
export function inLanguagePath(path: string, language: Language): string {
  return language === baseLanguage ? path : `/${language}${path}`;
}

/** A page in every language, and `x-default` for readers of all others. */
export function alternatesOf(origin: string, path: string): readonly { readonly tag: string; readonly href: string }[] {
  return [
    ...languages.map((language) => ({
      tag: languageTags[language] as string,
      href: origin + inLanguagePath(path, language),
    })),
    { tag: 'x-default', href: origin + inLanguagePath(path, baseLanguage) },
  ];
}
