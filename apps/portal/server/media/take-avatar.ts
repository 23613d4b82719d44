import type { MadePicture } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { accounts, members, type StoredPicture } from '../database/schema';
import { ownAccount } from '../identity/own-account';
import { dropPicture, newPictureAddress, readPicture, storePicture } from './store-picture';

/** As large as a face is shown anywhere, on a screen of twice the density. */
const side = 320;

/**
 * Takes the caller's own picture, or takes it away; the one before is gone with its variants. It stands in the
 * directory wherever the person is a member, for those to whom they show it.
 */
export async function takeAvatar(context: RequestContext, { file }: { readonly file?: File | undefined }) {
  const { db, storage } = context;
  const { id, avatar: before } = await ownAccount(context);
  await context.limit('upload', `account:${id}`);
  const made = file === undefined ? null : await readPicture(file, { mostWidth: side, square: true });
  const url = made === null ? null : newPictureAddress('p4');
  if (made !== null && url !== null) await storePicture(storage, url, made);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ avatar: url }).where(eq(accounts.id, id));
    const own = eq(members.accountId, id);
    const picture = made === null || url === null ? null : pictured(url, made);
    await tx.update(members).set({ picture }).where(own);
  });
  if (before !== null) await dropPicture(storage, before);
  return { avatar: url };
}

/** As the directory keeps it. The name stands beside it, so there is nothing to be said of what it shows. */
function pictured(url: string, { width, height, colour }: MadePicture): StoredPicture {
  return { url, width, height, colour, alt: { 'zh-cn': '', en: '' } };
}
