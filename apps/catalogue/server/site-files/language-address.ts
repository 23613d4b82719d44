import { baseLanguage, pageLanguages } from '../page-languages';

/** The language tag of BCP 47. */
export function languageTag(language: string): string {
  return Intl.getCanonicalLocales(language)[0] ?? language;
}

/** The path of a page in a language (specification §5: the root of a language ends with a slash). */
export function inLanguagePath(path: string, language: string): string {
  return language === baseLanguage ? path : `/${language}${path}`;
}

/** A page in every language, and `x-default` for readers of all others. */
export function alternatesOf(origin: string, path: string): readonly { readonly tag: string; readonly href: string }[] {
  return [
    ...pageLanguages.map((language) => ({
      tag: languageTag(language),
      href: origin + inLanguagePath(path, language),
    })),
    { tag: 'x-default', href: origin + inLanguagePath(path, baseLanguage) },
  ];
}
