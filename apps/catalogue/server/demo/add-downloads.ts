import { stat } from 'node:fs/promises';
import path from 'node:path';
import { downloads, downloadTexts, productDownloads } from '../database/schema';
import { mediaAddress } from '../media/media-key';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { dayStart, idAt } from './numbering';

export async function addDownloads({ tx, content, folder }: DemoAdding): Promise<void> {
  const rows = await Promise.all(
    content.downloads.map(async ({ file, isLimit, addedAt }, index) => ({
      id: idAt(index),
      addedAt: dayStart(addedAt),
      kind: path.extname(file).slice(1).toUpperCase(),
      size: (await stat(path.join(folder, 'downloads', file))).size,
      isLimit,
      href: mediaAddress('downloads', file),
    })),
  );
  await insertAll(tx, downloads, rows);
  await insertAll(
    tx,
    downloadTexts,
    content.downloads.flatMap(({ title, summary }, index) =>
      inLanguages((say) => ({ downloadId: idAt(index), title: say(title), summary: say(summary) })),
    ),
  );
  await insertAll(
    tx,
    productDownloads,
    content.products.flatMap(({ kind }, productIndex) =>
      content.downloads.flatMap(({ forKinds }, position) =>
        forKinds.includes(kind) ? [{ productId: idAt(productIndex), position, downloadId: idAt(position) }] : [],
      ),
    ),
  );
}
