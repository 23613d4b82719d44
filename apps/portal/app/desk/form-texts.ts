import { locales } from '@selvedge/error-catalogue';
import type { Locale } from '../language/address';
import type { Values } from './data-provider';

type Text = Readonly<Record<string, unknown>>;

/** Texts as a form holds them: a language in which nothing is written yet has empty fields. */
export function textsToForm(texts: Readonly<Record<Locale, Text | null>>): Values {
  return Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? {}]));
}

/** Texts as they travel: a language whose fields are all empty is not written. */
export function textsFromForm<Texts>(texts: unknown, fields: readonly string[]): Texts {
  const written = (texts ?? {}) as Readonly<Record<string, Text | null | undefined>>;
  return Object.fromEntries(locales.map((locale) => [locale, textFromForm(written[locale], fields)])) as Texts;
}

function textFromForm(text: Text | null | undefined, fields: readonly string[]): Text | null {
  const filled = Object.fromEntries(fields.map((field) => [field, String(text?.[field] ?? '')]));
  return Object.values(filled).every((value) => value.trim() === '') ? null : filled;
}
