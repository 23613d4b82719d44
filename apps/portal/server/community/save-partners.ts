import type { PortalContext } from '../context';
import { partners, partnerTexts, type StoredPicture } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import type { Texts } from '../desk/texts';
import { findPicture } from '../media/find-picture';

interface Partner {
  readonly is_shown: boolean;
  readonly img_url: string | null;
  readonly href: string | null;
  readonly texts: Texts<{ readonly name: string; readonly summary: string }>;
}

interface KeptPartner extends Omit<Partner, 'img_url'> {
  readonly id: number;
  readonly img: StoredPicture | null;
}

/** Every partner of a community, also those that are not shown. */
export async function readAllPartners(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'community.manage', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps the partners as they are sent. */
export async function savePartners(context: PortalContext, sent: SentList<Partner>) {
  requireRight(context, 'community.manage', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind = orderedRecords<Partner, KeptPartner, typeof partners>({
  name: 'partner',
  records: partners,
  texts: partnerTexts,
  owner: 'partnerId',
  shown: ({ isShown, href, picture }) => ({ is_shown: isShown, href, img: picture }),
  columns: async (transaction, { is_shown: isShown, href, img_url: url }, { ccId, sort }, kept) => ({
    isShown,
    href,
    picture: await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, kept?.img),
  }),
});
