import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@selvedge/server-kit';
import type { DemoPicture } from '../../demo/content/types';
import manifest from '../../demo/pictures/manifest.json';
import { appRoot } from '../app-root';
import type { StoredPicture } from '../database/schema';

/** Puts the demo's pictures where the picture server finds them. */
export async function storeDemoPictures(storage: Storage): Promise<void> {
  for (const [place, { file }] of manifest.entries()) {
    const content = await readFile(path.join(appRoot, 'demo/pictures', file));
    await storage.put(keyOf(place, file), content, { type: 'image/webp' });
  }
}

/**
 * The picture as the database keeps it.
 *
 * @throws {Error} when the content names a picture that is not there
 */
export function storedPicture(picture: DemoPicture | undefined): StoredPicture | null {
  if (picture === undefined) return null;
  const place = manifest.findIndex(({ file }) => file === `${picture.name}.webp`);
  const facts = manifest[place];
  if (facts === undefined) throw new Error(`The demo has no picture ${picture.name}.`);
  const { file, width, height, colour } = facts;
  return { url: `/${keyOf(place, file)}`, width, height, colour, alt: picture.alt };
}

/** Folder p2: a bucket may be shared with the catalogue, whose pictures lie in p1. */
function keyOf(place: number, file: string): string {
  return `p2/${place + 1}-${file}`;
}
