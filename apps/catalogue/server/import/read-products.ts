import { createReadStream } from 'node:fs';
import { decodeText } from './decode-text';
import { ImportError } from './import-error';
import type { Reading } from './imported-product';
import { parseCsv } from './parse-csv';
import type { ProductFormat } from './product-format';
import { shopifyFormat } from './shopify-format';

/** The formats that are known; the header of a file chooses among them. */
export const formats: readonly ProductFormat[] = [shopifyFormat];

/** A file with more broken rows than this is another kind of file, and a report about it helps nobody. */
const mostFaults = 1_000;

export interface ProductFile {
  readonly format: ProductFormat;
  readonly readings: AsyncGenerator<Reading>;
}

/** Opens a product file: its header chooses the format, its products come one after the other. */
export async function readProducts(file: string): Promise<ProductFile> {
  const rows = parseCsv(decodeText(createReadStream(file)));
  try {
    const first = await rows.next();
    if (first.done === true) throw new ImportError('The file is empty.');
    const header = first.value.fields.map((name) => name.trim());
    const format = formatOf(header);
    return { format, readings: boundFaults(format.read(header, rows)) };
  } catch (error) {
    await rows.return(undefined);
    throw whyUnreadable(file, error) ?? error;
  }
}

/** What the system says of a file that cannot be opened, in words. */
function whyUnreadable(file: string, error: unknown): ImportError | undefined {
  const says = unreadable[(error as NodeJS.ErrnoException).code ?? ''];
  return says && new ImportError(says(file));
}

const unreadable: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder.`,
  EACCES: (file) => `${file} may not be read by this user.`,
};

function formatOf(header: readonly string[]): ProductFormat {
  const missing = formats
    .map((format) => ({ format, missing: format.columns.filter((column) => !header.includes(column)) }))
    .sort((a, b) => a.missing.length - b.missing.length);
  const [best] = missing;
  if (best?.missing.length === 0) return best.format;
  const names = best?.missing.map((name) => `"${name}"`).join(', ');
  throw new ImportError(`The header is not that of a ${best?.format.title}: it lacks the columns ${names}.`);
}

async function* boundFaults(readings: AsyncGenerator<Reading>): AsyncGenerator<Reading> {
  let faults = 0;
  for await (const reading of readings) {
    if (reading.kind === 'skipped' && reading.isFault) faults += 1;
    if (faults > mostFaults) throw new ImportError(`More than ${mostFaults} rows are broken: this is no product file.`);
    yield reading;
  }
}
