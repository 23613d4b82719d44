import type { PortalApi } from '../api.server';
import { listDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { orNotFound } from '../page/or-not-found.server';

/** More than a company's page shows at once. */
const most = { limit: 24, offset: 0 };

/** A company's page with its products and open jobs, or nothing when the directory has no such company. */
export async function loadCompany(api: PortalApi, enterpriseId: number, locale: Locale) {
  const company = await orNotFound(api.enterprise.detail({ enterpriseId }));
  if (company === null) return null;
  const ccId = await communityId(api);
  const [products, jobs] = await Promise.all([
    api.products.list({ ccId, ...most, enterprise_id: enterpriseId }),
    api.recruitment.list({ ccId, ...most, enterprise_id: enterpriseId }),
  ]);
  return {
    ...company,
    paragraphs: company.introduction.split(/\n{2,}/).filter(Boolean),
    joinedYear: new Date(company.joined_time * 1000).getUTCFullYear(),
    products: products.list,
    jobs: jobs.list.map((job) => ({ ...job, day: listDay(job.show_time, locale) })),
  };
}

export type Company = NonNullable<Awaited<ReturnType<typeof loadCompany>>>;
