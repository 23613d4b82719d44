import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';

/** Refuses what was noted on another site. */
export function requireOwnSite({ siteId }: CatalogueContext, given: number): void {
  if (given !== siteId) throw refuse(codes.doesNotExist, { issues: [fieldIssue('site_id', codes.doesNotExist)] });
}
