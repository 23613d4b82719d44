import { type Language, languages } from '../database/schema';

/** A text in each language; null where nobody has written it. */
export type Texts<Text> = Readonly<Record<Language, Text | null>>;

/** The rows of a record's texts: one for each language in which it is written. */
export function textRows<Text extends object, Key extends object>(
  texts: Texts<Text>,
  key: Key,
): (Text & Key & { language: Language })[] {
  return languages.flatMap((language) => {
    const text = texts[language];
    return text === null ? [] : [{ ...text, ...key, language }];
  });
}

/** Puts rows of texts together again, by the record that they belong to. */
export function textsByRecord<Row extends { readonly language: Language }>(
  rows: readonly Row[],
  recordOf: (row: Row) => number,
): (record: number) => Texts<Row> {
  const found = new Map(rows.map((row) => [`${recordOf(row)}.${row.language}`, row]));
  return (record) => ({
    'zh-cn': found.get(`${record}.zh-cn`) ?? null,
    en: found.get(`${record}.en`) ?? null,
  });
}
