import { createHash } from 'node:crypto';
import { storable } from '@selvedge/server-kit';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { media } from '../database/schema';
import { once } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { mediaToWire, type Scene } from './media-queries';
import { dropPicture, libraryFolder, newPictureAddress, readPicture, storePicture } from './store-picture';

interface SentImage {
  readonly ccId: number;
  readonly scene: Scene;
  readonly alt_zh: string;
  readonly alt_en: string;
  readonly idempotency_key?: string | undefined;
  readonly file: File;
}

/** Wide enough for the widest variant on a screen of twice the density; the site shows none wider. */
const mostWidth = 2560;

/** Takes a picture into the community's library: one a key, however often it is sent. */
export async function takeImage(context: RequestContext, { file, ...sent }: SentImage) {
  const { db, now, storage, actor } = context;
  const { ccId, scene, alt_zh, alt_en } = sent;
  requireRight(context, 'media.manage', ccId);
  await context.limit('upload', `account:${actor?.accountId}`);
  const made = await readPicture(file, { mostWidth });
  const name = storable(file.name.slice(Math.max(file.name.lastIndexOf('/'), file.name.lastIndexOf('\\')) + 1));
  const url = newPictureAddress(libraryFolder);
  const sha256 = createHash('sha256').update(made.content).digest('hex');
  try {
    return await db.transaction((transaction) =>
      once(transaction, context, { ...sent, name, sha256 } as typeof sent, async () => {
        await storePicture(storage, url, made);
        const { width, height, colour } = made;
        const rows = await transaction
          .insert(media)
          .values({
            communityId: ccId,
            scene,
            name,
            picture: { url, width, height, colour, alt: { 'zh-cn': alt_zh, en: alt_en } },
            size: made.content.byteLength,
            accountId: actor?.accountId ?? null,
            createdAt: now,
            updatedAt: now,
          })
          .returning();
        const row = onlyRow(rows);
        await recordAct(transaction, context, {
          ccId,
          act: 'media.create',
          subject: `media:${row.id}`,
          details: { name, scene },
        });
        return mediaToWire(row);
      }),
    );
  } catch (error) {
    await dropPicture(storage, url);
    throw error;
  }
}
