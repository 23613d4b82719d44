import type { CatalogueContext } from '../context';

/** What the use-cases of staff are given: there is no visitor, no language and no limit. */
export type StaffWorld = Pick<CatalogueContext, 'db' | 'payments' | 'log' | 'now' | 'siteId' | 'mailOrigin'>;
