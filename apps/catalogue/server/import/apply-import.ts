import { withTransaction } from '@selvedge/server-kit';
import type { CatalogueDatabase, CatalogueHandle } from '../database/catalogue-database';
import type { Language } from '../database/schema';
import { indexProducts } from '../search/index-products';
import {
  bumpPublishVersion,
  findOrAddCategory,
  insertPictures,
  lastPosition,
  picturesFrom,
  slugOf,
  writeParts,
  writeProduct,
} from './import-queries';
import type { ImportedProduct } from './imported-product';
import type { KeptPicture } from './keep-picture';
import { type ImportStep, planImport, sourceHash } from './plan-import';
import type { ProductFile } from './read-products';
import { plainText } from './safe-html';

export interface ImportApplying {
  readonly db: CatalogueHandle;
  readonly now: Date;
  /** Opens the file anew: it is read again, so that its products need not be held in memory. */
  readonly open: () => Promise<ProductFile>;
  readonly pictures: readonly KeptPicture[];
  readonly onWritten?: (written: number) => void;
}

/** Writes an import in one transaction. A product that the database refuses is left out, with the reason. */
export async function applyImport(applying: ImportApplying): Promise<readonly ImportStep[]> {
  const { db, now, open, pictures, onWritten } = applying;
  return withTransaction(db, async (tx) => {
    await insertPictures(tx, pictures);
    const file = await open();
    const refused: ImportStep[] = [];
    const written: number[] = [];
    let position = await lastPosition(tx);
    for await (const step of planImport(tx, file)) {
      if (step.kind !== 'created' && step.kind !== 'updated') continue;
      position += 1;
      try {
        // A savepoint: what one product breaks is undone for this product alone.
        written.push(
          await tx.transaction((inner) => write(inner, { step, source: file.format.source, now, position })),
        );
      } catch (error) {
        const reason = `the database refuses it: ${error instanceof Error ? reasonOf(error) : String(error)}`;
        refused.push({ kind: 'skipped', line: step.product.firstLine, key: step.product.key, reason, isFault: true });
      }
      onWritten?.(written.length + refused.length);
    }
    await indexProducts(tx, written);
    if (written.length > 0) await bumpPublishVersion(tx);
    return refused;
  });
}

interface Writing {
  readonly step: { readonly product: ImportedProduct; readonly id: number | undefined };
  readonly source: string;
  readonly now: Date;
  readonly position: number;
}

async function write(tx: CatalogueDatabase, { step, source, now, position }: Writing): Promise<number> {
  const { product } = step;
  const language: Language = /\p{sc=Han}/u.test(product.title) ? 'zh-cn' : 'en';
  const categoryId = await findOrAddCategory(tx, categoryTitles(product.category));
  const id = await writeProduct(tx, step.id, {
    categoryId,
    slug: slugOf(product.key) || slugOf(product.title) || 'product',
    position,
    addedAt: now,
    isNew: false,
    priceMin: product.price?.min ?? null,
    priceMax: product.price?.max ?? null,
    priceUnit: 'pc',
    tags: [...product.tags],
    source,
    sourceKey: product.key,
    sourceHash: sourceHash(product),
  });
  const known = await picturesFrom(
    tx,
    product.pictures.map(({ url }) => url),
  );
  await writeParts(tx, id, {
    texts: { language, title: product.title, summary: summaryOf(product.bodyHtml), bodyHtml: product.bodyHtml },
    attributes: attributesOf(product, language),
    options: product.options.map(({ name, values }, place) => ({
      language,
      position: place,
      name,
      values: [...values],
    })),
    pictures: product.pictures.flatMap(({ url, alt }) => {
      const pictureId = known.get(url);
      return pictureId === undefined ? [] : [{ pictureId, alt, language }];
    }),
  });
  return id;
}

function categoryTitles(category: string): Readonly<Record<Language, string>> {
  if (category === '') return { en: 'More products', 'zh-cn': '更多产品' };
  const title = category.charAt(0).toUpperCase() + category.slice(1);
  return { en: title, 'zh-cn': title };
}

const attributeNames = {
  vendor: { en: 'Vendor', 'zh-cn': '供应商' },
  sku: { en: 'SKU', 'zh-cn': '货号' },
} as const;

function attributesOf({ vendor, skus }: ImportedProduct, language: Language) {
  const values = { vendor, sku: skus.slice(0, 20).join(', ') };
  return (['vendor', 'sku'] as const)
    .filter((code) => values[code] !== '')
    .map((code, position) => ({
      language,
      position,
      group: 'trade',
      code,
      name: attributeNames[code][language],
      value: values[code],
    }));
}

const summaryLength = 200;

/** The first words of a description, cut between words. */
function summaryOf(html: string): string {
  const text = plainText(html);
  return text.length <= summaryLength ? text : `${text.slice(0, summaryLength).replace(/\s+\S*$/, '')} …`;
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
