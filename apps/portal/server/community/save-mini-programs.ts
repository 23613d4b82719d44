import type { PortalContext } from '../context';
import { miniPrograms, miniProgramTexts, type StoredPicture } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import type { Texts } from '../desk/texts';
import { findPicture } from '../media/find-picture';

interface Program {
  readonly is_shown: boolean;
  readonly img_url: string | null;
  readonly app_id: string;
  readonly path: string;
  readonly texts: Texts<{ readonly name: string; readonly summary: string }>;
}

interface KeptProgram extends Omit<Program, 'img_url'> {
  readonly id: number;
  readonly img: StoredPicture | null;
}

/** Every mini program of a community, also those that are not shown. */
export async function readAllPrograms(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps the mini programs as they are sent. */
export async function savePrograms(context: PortalContext, sent: SentList<Program>) {
  requireRight(context, 'community.manage', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind = orderedRecords<Program, KeptProgram, typeof miniPrograms>({
  name: 'miniProgram',
  records: miniPrograms,
  texts: miniProgramTexts,
  owner: 'programId',
  shown: ({ isShown, appId, path, picture }) => ({ is_shown: isShown, app_id: appId, path, img: picture }),
  columns: async (transaction, { is_shown: isShown, app_id: appId, path, img_url: url }, { ccId, sort }, kept) => ({
    isShown,
    appId,
    path,
    picture: await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, kept?.img),
  }),
});
