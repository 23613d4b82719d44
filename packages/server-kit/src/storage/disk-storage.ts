import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { missing } from './missing';
import type { Storage } from './storage';
import { storageKey } from './storage-key';

/**
 * Files below a folder. Writing goes beside and is renamed, so that nobody ever reads half a file; flydrive's own disk
 * driver writes in place, hence none of it here.
 */
export function diskStorage(folder: string): Storage {
  const root = path.resolve(folder);
  const unfinishedFolder = path.join(root, '.unfinished');
  const place = (key: string) => path.join(root, storageKey(key));

  return {
    async put(key, content) {
      const target = place(key);
      const unfinished = path.join(unfinishedFolder, randomBytes(9).toString('hex'));
      await Promise.all([path.dirname(target), unfinishedFolder].map((needed) => mkdir(needed, { recursive: true })));
      try {
        await writeDurably(unfinished, content);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (key, part) => missing(key, async () => (await open(place(key))).createReadStream(part)),
    bytes: (key) => missing(key, () => readFile(place(key))),
    async facts(key) {
      const found = await stat(place(key)).catch(() => undefined);
      return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
    },
    async exists(key) {
      return (await this.facts(key)) !== undefined;
    },
    delete: (key) => rm(place(key), { force: true }),
    url: async () => undefined,
  };
}

/** An inquiry is acknowledged only when its files would survive a power cut, hence the fsync. */
async function writeDurably(file: string, content: Readable | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o640);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
