import type { PortalContext } from '../context';
import { listBanners } from './list-banners';
import { listMiniPrograms } from './list-mini-programs';
import { listPartners } from './list-partners';

/** More than any first page shows. */
const most = { limit: 60, offset: 0 };

/** What the first page shows beside its lists. */
export async function readMainPage(context: PortalContext, ccId: number) {
  const [banners, partners, programs] = await Promise.all([
    listBanners(context, ccId),
    listPartners(context, { ccId, ...most }),
    listMiniPrograms(context, { ccId, ...most }),
  ]);
  return { banners: banners.list, partners: partners.list, programs: programs.list };
}
