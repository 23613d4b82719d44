import type { Language } from '../database/schema';

const locales = { en: 'en-GB', 'zh-cn': 'zh-CN' } as const satisfies Record<Language, string>;

/** A moment for somebody whose time zone is not known. */
export function writeMoment(moment: Date, language: Language): string {
  const shown = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${shown.format(moment)} UTC`;
}
