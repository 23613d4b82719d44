import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';

/** What the search finds, in the order of the page. */
export const foundKinds = ['company', 'member', 'news', 'announcement', 'job', 'activity', 'product'] as const;

export type FoundKind = (typeof foundKinds)[number];

/** A kind in words. */
export const kindLabels = {
  company: m.kind_company,
  member: m.kind_member,
  news: m.kind_news,
  announcement: m.kind_announcement,
  job: m.kind_job,
  activity: m.kind_activity,
  product: m.kind_product,
} as const satisfies Record<FoundKind, unknown>;

/** Where something of a kind stands: products on their company's page, activities on the first page. */
const addresses = {
  company: (id) => `/companies/${id}`,
  member: (id) => `/members/${id}`,
  news: (id) => `/news/${id}`,
  announcement: (id) => `/announcements/${id}`,
  job: (id) => `/jobs/${id}`,
  activity: () => '/',
  product: (_id, parent) => `/companies/${parent}`,
} as const satisfies Record<FoundKind, (id: number, parent: number | null) => string>;

export function foundAddress(kind: FoundKind, id: number, parent: number | null, locale: Locale): string {
  return inLanguage(addresses[kind](id, parent), locale);
}
