import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { accounts } from '../database/schema';
import { ownAccount } from '../identity/own-account';
import { dropPicture, newPictureAddress, readPicture, storePicture } from './store-picture';

/** As large as a face is shown anywhere, on a screen of twice the density. */
const side = 320;

/** Takes the caller's own picture, or takes it away; the one before is gone with its variants. */
export async function takeAvatar(context: RequestContext, { file }: { readonly file?: File | undefined }) {
  const { db, storage } = context;
  const { id, avatar: before } = await ownAccount(context);
  await context.limit('upload', `account:${id}`);
  const url = file === undefined ? null : newPictureAddress('p4');
  if (file !== undefined && url !== null) {
    await storePicture(storage, url, await readPicture(file, { mostWidth: side, square: true }));
  }
  await db.update(accounts).set({ avatar: url }).where(eq(accounts.id, id));
  if (before !== null) await dropPicture(storage, before);
  return { avatar: url };
}
