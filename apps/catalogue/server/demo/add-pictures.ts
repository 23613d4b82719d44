import path from 'node:path';
import type { AlbumKind } from '@selvedge/domain/content';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { pictures } from '../database/schema';
import { insertAll } from './insert-all';
import type { DemoSource } from './load-demo';
import { idAt } from './numbering';

/** A line of `demo/pictures/manifest.json`. */
export interface ManifestEntry {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly subject: string;
  readonly role: string;
  /** How wide a pattern's picture is on the cloth, in millimetres. */
  readonly repeatMm?: number;
}

export interface DemoPicture {
  readonly id: number;
  readonly address: string;
  readonly kind: AlbumKind;
  readonly file: string;
  readonly repeatMm: number | null;
}

/** Adds the pictures that were rendered; the content may name more than there are. */
export async function addPictures(
  tx: CatalogueDatabase,
  source: DemoSource,
): Promise<ReadonlyMap<string, DemoPicture>> {
  const numbered = numberPictures(source.manifest);
  await insertAll(
    tx,
    pictures,
    source.manifest.map(({ width, height, colour }, index) => ({
      id: idAt(index),
      address: numbered[index]?.address ?? '',
      width,
      height,
      colour,
    })),
  );
  return new Map(numbered.map((picture) => [path.parse(picture.file).name, picture]));
}

/** Gives every picture its number and address. */
export function numberPictures(manifest: readonly ManifestEntry[]): readonly DemoPicture[] {
  return manifest.map(({ file, role, repeatMm = null }, index) => {
    const id = idAt(index);
    return { id, file, address: `/p1/${id}-${file}`, kind: kinds[role] ?? 'detail', repeatMm };
  });
}

const kinds: Readonly<Record<string, AlbumKind>> = {
  face: 'face',
  back: 'back',
  drape: 'drape',
  swatch: 'swatch',
  pattern: 'pattern',
  pack: 'pack',
};
