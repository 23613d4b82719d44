import type { PortalContext } from '../context';
import { requireRight } from '../desk/require-right';
import { categoryChoices, memberCategoryChoices, officeChoices } from '../directory/choices';

/** What members are sorted by, named in the caller's language. */
export async function listMemberChoices(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'member.read', ccId);
  const [categories, regions, positions] = await Promise.all([
    memberCategoryChoices(context, ccId),
    categoryChoices(context, ccId, 'region'),
    officeChoices(context, ccId),
  ]);
  return { categories, regions, positions };
}
