import type { Storage } from '@selvedge/server-kit';
import sharp from 'sharp';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { pictureKey } from '../media/media-key';
import { nextPictureId } from './import-queries';

/** A picture whose file is kept and whose row is still to be written. */
export interface KeptPicture {
  readonly id: number;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly sourceUrl: string;
}

const widest = 1600;
const mostPixels = 50_000_000;

/** Draws a fetched picture anew, so that nothing but pixels is kept of it, and puts it where pictures are served. */
export async function keepPicture(
  db: CatalogueDatabase,
  storage: Storage,
  given: { readonly bytes: Uint8Array; readonly sourceUrl: string; readonly name: string },
): Promise<KeptPicture> {
  const { data, info } = await redraw(given.bytes);
  const { channels } = await sharp(data).stats();
  const colour = `#${[0, 1, 2].map((index) => hex(channels[index]?.mean ?? channels[0]?.mean ?? 0)).join('')}`;
  const id = await nextPictureId(db);
  const address = `/p${Math.floor(id / 1000) + 1}/${id}-${fileName(given.name)}.webp`;
  await storage.put(pictureKey(address), data, { type: 'image/webp', size: data.length });
  return { id, address, width: info.width, height: info.height, colour, sourceUrl: given.sourceUrl };
}

async function redraw(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new Error('it is no picture that can be read');
  }
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Storage and addresses take Latin letters, digits and hyphens. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 60) || 'picture';
}
