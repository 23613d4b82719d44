import { type Locale, languageTag } from '../language/address';

/**
 * A moment in words, in universal time, so that server and browser draw the same.
 *
 * @param at in unix seconds
 */
export function showMoment(at: number, locale: Locale): string {
  const iso = new Date(at * 1000).toISOString();
  const time = iso.slice(11, 16);
  if (languageTag[locale] === 'zh-CN') {
    const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
    return `${year} 年 ${Number(month)} 月 ${Number(day)} 日 ${time} UTC`;
  }
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at * 1000);
  return `${day}, ${time} UTC`;
}
