import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages, videoFiles, videos, videoTexts, videoTracks } from '../database/schema';
import { mediaAddress } from '../media/media-key';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { dayStart, idAt, idOf } from './numbering';

/** Best first: browsers take the first that they can play. */
const formats = [
  { ending: '.webm', type: 'video/webm' },
  { ending: '.mp4', type: 'video/mp4' },
] as const;

export async function addVideos({ tx, content, pictures, folder }: DemoAdding): Promise<void> {
  const films = path.join(folder, 'films');
  const rows = await Promise.all(
    content.videos.map(async ({ slug, film, poster, addedAt, product }, index) => ({
      id: idAt(index),
      slug,
      addedAt: dayStart(addedAt),
      seconds: await filmSeconds(path.join(films, `${film}.mp4`)),
      pictureId: pictures.get(poster)?.id ?? null,
      productId: product === null ? null : idOf(content.products, product),
    })),
  );
  await insertAll(tx, videos, rows);
  await insertAll(
    tx,
    videoTexts,
    content.videos.flatMap(({ title, summary, bodyHtml }, index) =>
      inLanguages((say) => ({
        videoId: idAt(index),
        title: say(title),
        summary: say(summary),
        bodyHtml: say(bodyHtml),
      })),
    ),
  );
  const files = content.videos.flatMap(({ film }, index) =>
    formats.map(async ({ ending, type }, position) => {
      const name = `${film}${ending}`;
      const found = await stat(path.join(films, name)).catch(() => undefined);
      if (found === undefined) return [];
      return [{ videoId: idAt(index), position, url: mediaAddress('films', name), type, size: found.size }];
    }),
  );
  await insertAll(tx, videoFiles, (await Promise.all(files)).flat());
  await insertAll(
    tx,
    videoTracks,
    content.videos.flatMap(({ film, captions }, index) =>
      captions.length === 0
        ? []
        : languages.map((language) => {
            return { videoId: idAt(index), language, url: mediaAddress('films', captionsName(film, language)) };
          }),
    ),
  );
}

/** The file that a film's captions lie in. */
export const captionsName = (film: string, language: Language): string => `${film}.${language}.vtt`;

/** The length that an MP4 states in its movie header; 0 when there is no such file. */
async function filmSeconds(file: string): Promise<number> {
  const bytes = await readFile(file).catch(() => undefined);
  const header = bytes?.indexOf('mvhd') ?? -1;
  if (bytes === undefined || header < 0) return 0;
  const isLong = bytes[header + 4] === 1;
  const scale = bytes.readUInt32BE(header + (isLong ? 24 : 16));
  const length = isLong ? Number(bytes.readBigUInt64BE(header + 28)) : bytes.readUInt32BE(header + 20);
  return scale === 0 ? 0 : length / scale;
}
