import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@selvedge/server-kit';
import { mediaKey, pictureKey } from '../media/media-key';
import { numberPictures } from './add-pictures';
import type { DemoSource } from './load-demo';

const atOnce = 8;

/** Copies the demo's pictures, films and downloads to where the site's files are served from. */
export async function copyFiles(storage: Storage, { folder, manifest }: DemoSource): Promise<void> {
  const pictures = numberPictures(manifest).map(({ file, address }) => ({
    from: path.join(folder, 'pictures', file),
    key: pictureKey(address),
  }));
  const media = (['films', 'downloads'] as const).map(async (kind) => {
    const names = await readdir(path.join(folder, kind)).catch(() => []);
    return names
      .filter((name) => /\.(webm|mp4|pdf|xlsx|csv|zip|txt)$/.test(name))
      .map((name) => ({ from: path.join(folder, kind, name), key: mediaKey(kind, name) }));
  });
  const jobs = [...pictures, ...(await Promise.all(media)).flat()];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      if (!(await storage.exists(job.key))) await storage.put(job.key, createReadStream(job.from));
    }
  });
  await Promise.all(workers);
}
