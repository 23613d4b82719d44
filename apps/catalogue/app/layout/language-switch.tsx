import { useLocation } from '@remix-run/react';
import { inLanguage, type Locale, languageTag, localeOf } from '../language/address';

/** Each language in its own words. */
const ownNames = { en: 'English', 'zh-cn': '中文' } as const satisfies Record<Locale, string>;

/** The same page in the other language, as a new document, because everything on it changes. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const other: Locale = localeOf(pathname) === 'en' ? 'zh-cn' : 'en';
  return (
    <a
      className={className}
      href={inLanguage(pathname, other) + search}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      data-language-switch=""
    >
      {ownNames[other]}
    </a>
  );
}
