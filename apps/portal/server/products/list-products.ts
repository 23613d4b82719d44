import type { RawMemberProduct } from '@selvedge/api-contract/community';
import type { Listed, PortalContext } from '../context';
import { wirePicture } from '../database/wire-picture';
import { freshenSearch } from '../search/freshen-search';
import { countProducts, type ProductRange, selectProducts } from './product-queries';

export async function listProducts(context: PortalContext, range: ProductRange): Promise<Listed<RawMemberProduct>> {
  if (range.keywords !== undefined) await freshenSearch(context.db);
  const [rows, total] = await Promise.all([selectProducts(context, range), countProducts(context, range)]);
  const list = rows.map(({ id, name, summary, picture, companyId, company }) => ({
    id,
    name,
    summary,
    img: wirePicture(picture, context.language),
    enterprise: { id: companyId, name: company },
  }));
  return { list, total };
}
