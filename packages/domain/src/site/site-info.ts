import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { flagOf, numberOf, textOf, wireFlag, wireInteger, wireNumber } from '../wire/wire-values';
import { defaults } from './limits';

/**
 * The site as it comes (specification §3).
 *
 * @example
 * rawSiteInfo.safeParse({ site_id: 1, is_shop: 0 }).success; // true
 */
export const rawSiteInfo = z.object({
  site_id: wireInteger,
  site_type: z.union([z.int(), z.string().max(64)]).nullish(),
  language_code: z.string().max(35).nullish(),
  original_domain: z.string().max(255).nullish(),
  is_shop: wireFlag.nullish(),
  lang_prefix: z.string().max(64).nullish(),
  publish_version: wireNumber.nullish(),
});

/** The site as it comes. */
export type RawSiteInfo = z.infer<typeof rawSiteInfo>;

/** The site (specification §3), with the defaults of §9. */
export interface SiteInfo {
  readonly siteId: number;
  readonly siteType: string;
  readonly languageCode: string;
  readonly originalDomain: string;
  /** Whether it sells, with prices, discounts and payments. */
  readonly isShop: boolean;
  readonly langPrefix: string;
  /** Grows with every publication; decimal text, since 12.340 is not 12.34. */
  readonly publishVersion: string;
}

/**
 * Reads the site's information (specification §3, §9).
 *
 * @example
 * const parsed = parseSiteInfo({ site_id: 1 });
 * parsed.ok && parsed.value.languageCode; // 'en'
 */
export function parseSiteInfo(raw: unknown): ParseResult<SiteInfo> {
  return parseWith(rawSiteInfo, raw, (site) => ({
    siteId: numberOf(site.site_id),
    siteType: String(site.site_type ?? ''),
    languageCode: site.language_code || defaults.languageCode,
    originalDomain: textOf(site.original_domain),
    isShop: flagOf(site.is_shop),
    langPrefix: site.lang_prefix || defaults.langPrefix,
    publishVersion: String(site.publish_version ?? defaults.publishVersion),
  }));
}
