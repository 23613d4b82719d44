import type { Storage } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { type FetchLimits, fetchPicture } from './fetch-picture';
import { type KeptPicture, keepPicture } from './keep-picture';

export interface WantedPicture {
  readonly url: string;
  readonly line: number;
  readonly name: string;
}

export interface FetchedPictures {
  readonly kept: readonly KeptPicture[];
  readonly missing: readonly (WantedPicture & { readonly reason: string })[];
}

const atOnce = 4;

/** Fetches pictures, a few at a time. One that cannot be had costs its product a picture and nothing else. */
export async function fetchPictures(
  db: CatalogueDatabase,
  storage: Storage,
  wanted: readonly WantedPicture[],
  options: { readonly limits: FetchLimits; readonly onDone?: (done: number) => void },
): Promise<FetchedPictures> {
  const kept: KeptPicture[] = [];
  const missing: (WantedPicture & { reason: string })[] = [];
  const left = [...wanted].reverse();
  const workers = Array.from({ length: atOnce }, async () => {
    for (let picture = left.pop(); picture !== undefined; picture = left.pop()) {
      try {
        const bytes = await fetchPicture(picture.url, options.limits);
        kept.push(await keepPicture(db, storage, { bytes, sourceUrl: picture.url, name: picture.name }));
      } catch (error) {
        missing.push({ ...picture, reason: error instanceof Error ? error.message : String(error) });
      }
      options.onDone?.(kept.length + missing.length);
    }
  });
  await Promise.all(workers);
  return { kept, missing };
}
