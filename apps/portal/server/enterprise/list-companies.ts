import type { RawEnterprise } from '@selvedge/api-contract/community';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { wirePicture } from '../database/wire-picture';
import { countCompanies, selectCompanies } from './enterprise-queries';

export async function listCompanies(context: PortalContext, range: ListRange): Promise<Listed<RawEnterprise>> {
  const [rows, total] = await Promise.all([selectCompanies(context, range), countCompanies(context, range.ccId)]);
  const list = rows.map(({ joinedAt, picture, ...row }) => ({
    ...row,
    joined_time: unixSeconds(joinedAt),
    img: wirePicture(picture, context.language),
  }));
  return { list, total };
}
