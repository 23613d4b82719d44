/**
 * The languages that every text of the catalogue is written in.
 *
 * @example
 * locales.length; // 2
 */
export const locales = ['en', 'zh-cn'] as const;

/**
 * A language of the catalogue, spelt as in an address (specification §1: the interface locale is `zh-cn`).
 *
 * @example
 * const locale: Locale = 'zh-cn';
 */
export type Locale = (typeof locales)[number];

/**
 * One text in every language; a missing language fails the type check.
 *
 * @example
 * const remind: LocalizedText = { en: 'Remind', 'zh-cn': '提醒' };
 */
export type LocalizedText = Readonly<Record<Locale, string>>;
