import type { PortalContext } from '../context';
import { announcementModels, announcementModelTexts } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import type { Texts } from '../desk/texts';

interface Model {
  readonly texts: Texts<{ readonly title: string; readonly body: string }>;
}

/** Texts that an announcement may begin from. */
export async function listAnnouncementModels(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'announcement.write', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps these texts as they are sent. */
export async function saveAnnouncementModels(context: PortalContext, sent: SentList<Model>) {
  requireRight(context, 'announcement.write', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind = orderedRecords<Model, Model & { readonly id: number }, typeof announcementModels>({
  name: 'announcementModel',
  records: announcementModels,
  texts: announcementModelTexts,
  owner: 'modelId',
  shown: () => ({}),
  columns: () => ({}),
});
