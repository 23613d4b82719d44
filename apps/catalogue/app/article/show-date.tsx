import { type Locale, languageTag } from '../language/address';
import { useLocale } from '../language/use-locale';

/** How a day is written in a language; UTC, so that server and browser agree. */
export function writtenDay(unixSeconds: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(unixSeconds * 1000));
}

/** The day of an article or a film; nothing when it is not known. */
export function ShowDate({ unixSeconds }: { readonly unixSeconds: number }) {
  const locale = useLocale();
  if (unixSeconds === 0) return null;
  return (
    <time dateTime={new Date(unixSeconds * 1000).toISOString().slice(0, 10)}>{writtenDay(unixSeconds, locale)}</time>
  );
}
