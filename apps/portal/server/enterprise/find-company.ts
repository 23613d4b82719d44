import type { RawEnterpriseDetail } from '@selvedge/api-contract/community';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { audienceOf } from '../directory/audience';
import { readMembers } from '../directory/read-members';
import { companyToWire } from './company-to-wire';
import { selectCompany, selectPeopleOf, selectTradesOf } from './enterprise-queries';

/**
 * One company with those of its people who show that they are there.
 *
 * @throws code 10 when the directory has no such company
 */
export async function findCompany(context: PortalContext, companyId: number): Promise<RawEnterpriseDetail> {
  const [row] = await selectCompany(context, companyId);
  if (row === undefined) throw refuse(codes.notFound);
  const audience = audienceOf(context, row.communityId);
  const [trades, people] = await Promise.all([
    selectTradesOf(context, companyId),
    selectPeopleOf(context, companyId, audience).then((ids) => readMembers(context, ids, audience)),
  ]);
  return {
    ...companyToWire(row, context.language),
    introduction: row.introduction,
    address: row.address,
    region: row.region ?? '',
    trades,
    website: row.website ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    founded: row.foundedYear,
    employees: row.employees,
    people: people
      .filter(({ company }) => company !== null)
      .map(({ id, name, initial, post }) => ({ id, name, initial, post })),
  };
}
