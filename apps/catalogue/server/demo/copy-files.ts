import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@selvedge/server-kit';
import type { DemoVideo } from '../../demo/content';
import { languages } from '../database/schema';
import { mediaKey, pictureKey } from '../media/media-key';
import { numberPictures } from './add-pictures';
import { captionsName } from './add-videos';
import type { DemoSource } from './load-demo';
import { webVtt } from './web-vtt';

const atOnce = 8;

/** Copies the demo's pictures, films, models and downloads to where the site's files are served from. */
export async function copyFiles(storage: Storage, { folder, manifest, content }: DemoSource): Promise<void> {
  const pictures = numberPictures(manifest).map(({ file, address }) => ({
    from: path.join(folder, 'pictures', file),
    key: pictureKey(address),
  }));
  const media = (['films', 'models', 'downloads'] as const).map(async (kind) => {
    const names = await readdir(path.join(folder, kind)).catch(() => []);
    return names
      .filter((name) => /\.(webm|mp4|vtt|glb|pdf|xlsx|csv|zip|txt)$/.test(name))
      .map((name) => ({ from: path.join(folder, kind, name), key: mediaKey(kind, name) }));
  });
  const jobs = [...pictures, ...(await Promise.all(media)).flat()];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      if (!(await storage.exists(job.key))) await storage.put(job.key, createReadStream(job.from));
    }
  });
  await Promise.all([...workers, ...content.videos.map((video) => writeCaptions(storage, video))]);
}

async function writeCaptions(storage: Storage, { film, captions }: DemoVideo): Promise<void> {
  if (captions.length === 0) return;
  for (const language of languages) {
    const cues = captions.map(({ from, to, text }) => ({ from, to, text: text[language] }));
    await storage.put(mediaKey('films', captionsName(film, language)), Buffer.from(webVtt(cues)));
  }
}
