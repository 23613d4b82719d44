import type { CatalogueDatabase } from './catalogue-database';

const statements = new WeakMap<CatalogueDatabase, Map<string, unknown>>();

/**
 * A statement that is written and prepared once for each database, with its values left open: to write a large one anew
 * costs more than to read what it answers.
 *
 * @param name names the statement on its connection too: one name, one text
 * @example
 * const statement = writtenOnce(db, 'product', (name) => db.query.products.findFirst({ where }).prepare(name));
 * const product = await statement.execute({ id: 7 });
 */
export function writtenOnce<Statement>(
  db: CatalogueDatabase,
  name: string,
  write: (name: string) => Statement,
): Statement {
  const own = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, own);
  const statement = (own.get(name) as Statement | undefined) ?? write(name);
  own.set(name, statement);
  return statement;
}
