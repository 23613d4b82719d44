import type { Storage } from '@selvedge/server-kit';
import type { CatalogueHandle } from '../database/catalogue-database';
import { pictureKey } from '../media/media-key';
import { applyImport } from './apply-import';
import { type FetchLimits, fetchLimits } from './fetch-picture';
import { fetchPictures, type WantedPicture } from './fetch-pictures';
import { picturesFrom } from './import-queries';
import type { ImportedProduct } from './imported-product';
import { type ImportStep, planImport } from './plan-import';
import { readProducts } from './read-products';

export interface ImportAsked {
  readonly file: string;
  /** Without it nothing is written and nothing fetched. */
  readonly apply: boolean;
  /** Whether one broken row stops everything. */
  readonly strict: boolean;
  readonly limits?: FetchLimits;
}

export interface ImportWorld {
  readonly db: CatalogueHandle;
  readonly storage: Storage;
  readonly now: Date;
  /** Told every step as it is known. */
  readonly report: (step: ImportStep) => void;
  readonly progress?: (phase: 'pictures' | 'products', done: number, total: number) => void;
}

export interface ImportOutcome {
  readonly counts: Readonly<Record<ImportStep['kind'], number>>;
  readonly faults: number;
  readonly pictures: {
    readonly fetched: number;
    readonly missing: readonly (WantedPicture & { readonly reason: string })[];
  };
  readonly written: boolean;
}

/** Reads a product file into the catalogue: first all of it is looked at, then, when asked, all of it is written. */
export async function importProducts(world: ImportWorld, asked: ImportAsked): Promise<ImportOutcome> {
  const { db, storage, now, report, progress } = world;
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const wanted = new Map<string, WantedPicture>();
  let faults = 0;
  for await (const step of planImport(db, await readProducts(asked.file))) {
    counts[step.kind] += 1;
    if (step.kind === 'skipped' && step.isFault) faults += 1;
    if (asked.apply && (step.kind === 'created' || step.kind === 'updated')) addWanted(wanted, step.product);
    report(step);
  }
  const nothing = { fetched: 0, missing: [] };
  const toWrite = counts.created + counts.updated;
  if (!asked.apply || toWrite === 0 || (asked.strict && faults > 0)) {
    return { counts, faults, pictures: nothing, written: false };
  }

  const known = await picturesFrom(db, [...wanted.keys()]);
  const missingYet = [...wanted.values()].filter(({ url }) => !known.has(url));
  const fetched = await fetchPictures(db, storage, missingYet, {
    limits: asked.limits ?? fetchLimits,
    onDone: (done) => progress?.('pictures', done, missingYet.length),
  });
  try {
    const refused = await applyImport({
      db,
      now,
      open: () => readProducts(asked.file),
      pictures: fetched.kept,
      onWritten: (done) => progress?.('products', done, toWrite),
    });
    refused.forEach(report);
    const pictures = { fetched: fetched.kept.length, missing: fetched.missing };
    return { counts, faults: faults + refused.length, pictures, written: true };
  } catch (error) {
    await Promise.allSettled(fetched.kept.map(({ address }) => storage.delete(pictureKey(address))));
    throw error;
  }
}

function addWanted(wanted: Map<string, WantedPicture>, product: ImportedProduct): void {
  for (const { url } of product.pictures) {
    if (!wanted.has(url)) wanted.set(url, { url, line: product.firstLine, name: product.key });
  }
}
