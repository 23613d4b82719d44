import type { Language } from './schema';

/**
 * The texts of a record in the wanted language; those of a language that it lacks are English, else whatever there
 * is. A record always has texts, so nothing at all is a fault of the data.
 */
export function inLanguage<Row extends { readonly language: Language }>(rows: readonly Row[], wanted: Language): Row {
  const row =
    rows.find(({ language }) => language === wanted) ?? rows.find(({ language }) => language === 'en') ?? rows[0];
  if (row === undefined) throw new Error('A record has no texts in any language.');
  return row;
}

/** The rows of a list that is kept by language (attributes, options): all of the wanted one, else all English ones. */
export function allInLanguage<Row extends { readonly language: Language }>(
  rows: readonly Row[],
  wanted: Language,
): readonly Row[] {
  const own = rows.filter(({ language }) => language === wanted);
  return own.length > 0 ? own : rows.filter(({ language }) => language === 'en');
}
