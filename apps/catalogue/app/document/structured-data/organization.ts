import type { Organization, WebSite } from 'schema-dts';
import { inLanguage, languageTag, localeOf } from '../../language/address';
import type { SiteData } from '../../layout/site-data';

/** The mill has one address for programs, whatever language a page is in. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

/** The mill: its names and how to reach it. What nobody has entered is left out. */
export function organizationData(site: SiteData): Organization {
  const { origin, name, description, company } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(company.name && company.name !== name && { legalName: company.name }),
    ...(description && { description }),
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.address && { address: company.address }),
  };
}

/** The site, and how it is searched. */
export function webSiteData(site: SiteData, path: string): WebSite {
  const { origin, name, description } = site;
  const locale = localeOf(path);
  const search: WebSite['potentialAction'] & object = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${inLanguage('/product-search', locale)}?keywords={search_term_string}`,
    },
    // What Google reads, and schema.org has no property for.
    ...{ 'query-input': 'required name=search_term_string' },
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: origin + inLanguage('/', locale),
    inLanguage: languageTag[locale],
    publisher: { '@id': organizationId(origin) },
    ...(description && { description }),
    potentialAction: search,
  };
}
