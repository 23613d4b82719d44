/** A language that people read here, spelt as in an address. */
export type Locale = 'en' | 'zh-cn';

/** One text in every language; a missing language fails the type check. */
export type LocalizedText = Readonly<Record<Locale, string>>;
