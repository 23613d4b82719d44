import type { ImportedProduct, Reading } from './imported-product';
import type { CsvRow } from './parse-csv';
import { priceInCents } from './price-in-cents';
import type { ProductFormat } from './product-format';
import { safeHtml } from './safe-html';

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Price',
  'Image Src',
] as const;

/** More variants than Shopify itself allows. */
const mostRows = 2_500;
const mostPictures = 20;
const longestTitle = 300;

/**
 * The product CSV that Shopify exports. The rows of a product follow each other under one Handle: the first has its
 * texts, each has a variant, a picture, or both.
 */
export const shopifyFormat: ProductFormat = {
  source: 'shopify',
  title: 'Shopify product CSV',
  columns,
  async *read(header, rows) {
    const seen = new Map<string, number>();
    let open: OpenProduct | undefined;
    let passedOver: string | undefined;
    for await (const row of rows) {
      const cells = cellsOf(header, row);
      const fault = faultOf(header, row, cells);
      if (fault !== undefined) {
        yield skipped(row.line, cells('Handle'), fault);
        continue;
      }
      const key = cells('Handle');
      if (open?.key === key) {
        yield* addRow(open, row, cells);
        continue;
      }
      if (open !== undefined) yield finish(open);
      open = undefined;
      const reason = key === passedOver ? 'its product is skipped' : refusal(cells, seen);
      if (!seen.has(key)) seen.set(key, row.line);
      if (reason === undefined) {
        open = openProduct(row, cells);
        yield* addRow(open, row, cells);
      } else {
        passedOver = key;
        yield skipped(row.line, key, reason);
      }
    }
    if (open !== undefined) yield finish(open);
  },
};

type Cells = (column: string) => string;

interface OpenProduct {
  readonly key: string;
  readonly firstLine: number;
  lastLine: number;
  rows: number;
  readonly texts: Pick<ImportedProduct, 'title' | 'bodyHtml' | 'vendor' | 'category' | 'tags'>;
  readonly isPublished: boolean;
  readonly options: { name: string; values: Set<string> }[];
  readonly skus: Set<string>;
  readonly prices: number[];
  readonly pictures: Map<string, string>;
}

function cellsOf(header: readonly string[], row: CsvRow): Cells {
  return (column) => (row.fields[header.indexOf(column)] ?? '').trim();
}

function faultOf(header: readonly string[], row: CsvRow, cells: Cells): string | undefined {
  if (row.fault !== undefined) return row.fault;
  if (row.fields.length !== header.length)
    return `it has ${row.fields.length} columns, the header has ${header.length}`;
  if (cells('Handle') === '') return 'it has no Handle';
  if (cells('Handle').length > 255) return 'its Handle is longer than 255 characters';
  return undefined;
}

/** Why no product begins with this row. */
function refusal(cells: Cells, seen: ReadonlyMap<string, number>): string | undefined {
  const before = seen.get(cells('Handle'));
  if (before !== undefined) return `the same Handle is used in line ${before}, with other products in between`;
  if (cells('Title') === '') return 'it has no Title';
  if (cells('Title').length > longestTitle) return `its Title is longer than ${longestTitle} characters`;
  return undefined;
}

function skipped(line: number, key: string, reason: string, isFault = true): Reading {
  return { kind: 'skipped', line, key: key.slice(0, 60), reason, isFault };
}

function openProduct(row: CsvRow, cells: Cells): OpenProduct {
  const tags = cells('Tags')
    .split(',')
    .map((tag) => tag.trim().slice(0, 100))
    .filter((tag) => tag !== '');
  return {
    key: cells('Handle'),
    firstLine: row.line,
    lastLine: row.line,
    rows: 0,
    texts: {
      title: cells('Title'),
      bodyHtml: safeHtml(cells('Body (HTML)')),
      vendor: cells('Vendor').slice(0, 200),
      category: (cells('Type') || tags[0] || '').slice(0, 100),
      tags: [...new Set(tags)].slice(0, 100),
    },
    isPublished: cells('Published').toLowerCase() !== 'false',
    options: ['Option1 Name', 'Option2 Name', 'Option3 Name'].map((column) => ({
      name: cells(column),
      values: new Set(),
    })),
    skus: new Set(),
    prices: [],
    pictures: new Map(),
  };
}

function* addRow(open: OpenProduct, row: CsvRow, cells: Cells): Generator<Reading> {
  open.rows += 1;
  open.lastLine = row.line;
  if (open.rows > mostRows) {
    yield skipped(row.line, open.key, `it has more than ${mostRows} variants`);
    return;
  }
  const picture = cells('Image Src');
  if (picture !== '' && open.pictures.size < mostPictures)
    open.pictures.set(picture.slice(0, 2000), cells('Image Alt Text').slice(0, 300));
  const price = cells('Variant Price');
  const cents = price === '' ? undefined : priceInCents(price);
  if (price !== '' && cents === undefined) {
    yield skipped(row.line, open.key, `its price "${price.slice(0, 40)}" is no price`);
    return;
  }
  if (cents !== undefined) open.prices.push(cents);
  for (const [index, option] of open.options.entries()) {
    const value = cells(`Option${index + 1} Value`);
    if (value !== '') option.values.add(value.slice(0, 200));
  }
  if (cells('Variant SKU') !== '') open.skus.add(cells('Variant SKU').slice(0, 100));
}

function finish(open: OpenProduct): Reading {
  if (!open.isPublished) return skipped(open.firstLine, open.key, 'it is not published', false);
  const { key, firstLine, lastLine, texts, prices } = open;
  const product: ImportedProduct = {
    ...{ key, firstLine, lastLine, ...texts },
    // A product without choices has one option in the file: "Title" with the value "Default Title".
    options: open.options
      .filter(
        ({ name, values }) => name !== '' && values.size > 0 && !(name === 'Title' && values.has('Default Title')),
      )
      .map(({ name, values }) => ({ name: name.slice(0, 100), values: [...values] })),
    skus: [...open.skus],
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    pictures: [...open.pictures].map(([url, alt]) => ({ url, alt })),
  };
  return { kind: 'product', product };
}
