import { useLocation } from '@remix-run/react';
import { inLanguage, languageTag, localeOf, locales } from '../language/address';
import { m } from '../paraglide/messages';

/** The same page in each other language, by its own name; as a new document, because everything on it changes. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { pathname, search } = useLocation();
  return locales
    .filter((locale) => locale !== localeOf(pathname))
    .map((other) => (
      <a
        key={other}
        className={className}
        href={inLanguage(pathname, other) + search}
        hrefLang={languageTag[other]}
        lang={languageTag[other]}
        data-language-switch=""
      >
        {m.language_own_name({}, { locale: other })}
      </a>
    ));
}
