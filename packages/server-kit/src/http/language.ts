import { type Locale, locales } from '@selvedge/error-catalogue';

/**
 * The language that a request wants its texts in: `?lang=`, then `x-language`, then the best of `Accept-Language`,
 * then English. Every kind of Chinese is answered in simplified Chinese, the only one that is written.
 *
 * @example
 * languageOf(new Headers({ 'accept-language': 'de, zh-TW;q=0.8, en;q=0.5' }), new URLSearchParams()); // 'zh-cn'
 */
export function languageOf(headers: Headers, query: URLSearchParams): Locale {
  return (
    localeFor(query.get('lang') ?? '') ??
    localeFor(headers.get('x-language') ?? '') ??
    preferred(headers.get('accept-language') ?? '') ??
    'en'
  );
}

function preferred(acceptLanguage: string): Locale | undefined {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { locale: localeFor(tag), quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ locale, quality }) => locale !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality)[0]?.locale;
}

function localeFor(tag: string): Locale | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale.split('-')[0] === primary);
}
