import type { Reading } from './imported-product';
import type { CsvRow } from './parse-csv';

/** A kind of product file. Another one is added by writing it down in `formats`. */
export interface ProductFormat {
  /** The name under which its products are known afterwards. */
  readonly source: string;
  readonly title: string;
  /** The columns without which it cannot be read. */
  readonly columns: readonly string[];
  /** Reads the rows below the header. */
  readonly read: (header: readonly string[], rows: AsyncIterable<CsvRow>) => AsyncGenerator<Reading>;
}
