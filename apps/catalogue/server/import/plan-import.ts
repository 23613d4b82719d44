import { createHash } from 'node:crypto';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { knownProducts } from './import-queries';
import type { ImportedProduct, Reading } from './imported-product';
import type { ProductFile } from './read-products';

/** What an import does with a product, or why it does nothing. */
export type ImportStep =
  | {
      readonly kind: 'created' | 'updated' | 'unchanged';
      readonly product: ImportedProduct;
      readonly id: number | undefined;
    }
  | Extract<Reading, { kind: 'skipped' }>;

const atOnce = 200;

/** Compares a file with the database, product by product. Nothing is written, and only some products are held at once. */
export async function* planImport(db: CatalogueDatabase, file: ProductFile): AsyncGenerator<ImportStep> {
  let waiting: Reading[] = [];
  for await (const reading of file.readings) {
    waiting.push(reading);
    if (waiting.length < atOnce) continue;
    yield* compare(db, file.format.source, waiting);
    waiting = [];
  }
  yield* compare(db, file.format.source, waiting);
}

async function* compare(
  db: CatalogueDatabase,
  source: string,
  readings: readonly Reading[],
): AsyncGenerator<ImportStep> {
  const keys = readings.flatMap((reading) => (reading.kind === 'product' ? [reading.product.key] : []));
  const known = keys.length === 0 ? new Map() : await knownProducts(db, source, keys);
  for (const reading of readings) {
    if (reading.kind === 'skipped') yield reading;
    else {
      const found = known.get(reading.product.key);
      const kind =
        found === undefined ? 'created' : found.hash === sourceHash(reading.product) ? 'unchanged' : 'updated';
      yield { kind, product: reading.product, id: found?.id };
    }
  }
}

/** Tells whether a file says something new of a product. Where in the file it stands does not matter. */
export function sourceHash(product: ImportedProduct): string {
  const { firstLine: _first, lastLine: _last, ...content } = product;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
