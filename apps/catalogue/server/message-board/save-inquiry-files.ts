import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@selvedge/server-kit';
import { uploadKey } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { loadInquiryFiles } from './inquiry-record-queries';

/**
 * Writes an inquiry's files into a folder and tells their places. Names are a stranger's: nothing of them but letters,
 * digits and the ending gets onto the disk, behind a number that keeps equal names apart.
 */
export async function saveInquiryFiles(
  { db, storage }: { readonly db: CatalogueDatabase; readonly storage: Storage },
  { inquiryId, folder }: { readonly inquiryId: number; readonly folder: string },
): Promise<readonly string[]> {
  const files = await loadInquiryFiles(db, inquiryId);
  if (files.length > 0) await mkdir(folder, { recursive: true });
  const places: string[] = [];
  for (const [index, { name, cname }] of files.entries()) {
    const place = path.join(folder, `${index + 1}-${name.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^\.+/, '')}`);
    await writeFile(place, await storage.bytes(uploadKey(cname)));
    places.push(place);
  }
  return places;
}
