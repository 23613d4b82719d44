import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Language } from './schema';

/**
 * The order that puts the text in the wanted language first. Together with `limit 1` it falls back to the other
 * language: an entry that nobody has translated yet is still shown.
 */
export function inLanguage(column: AnyColumn, language: Language): SQL {
  return sql`${column} = ${language} desc`;
}
