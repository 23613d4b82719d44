import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { numberOf, textOf, wireInteger, wireText } from '../wire/wire-values';

/**
 * A community's base information as it comes. The specification shows the field `desc` only (§3); the others are ours.
 *
 * @example
 * rawCommunityBaseInfo.safeParse({ cc_id: 1, name: 'Weavers' }).success; // true
 */
export const rawCommunityBaseInfo = z.object({
  cc_id: wireInteger,
  name: wireText,
  desc: wireText.nullish(),
  introduction: wireText.nullish(),
  keywords: wireText.nullish(),
  /** The characters of its seal, top to bottom. */
  seal: z.string().max(16).nullish(),
  /** The address of its emblem. */
  logo: wireText.nullish(),
  /** The languages its pages are written in: `zh-cn`, `en`. */
  languages: z.array(z.string().max(35)).max(20).nullish(),
  contact: z
    .object({
      email: wireText.nullish(),
      phone: wireText.nullish(),
      address: wireText.nullish(),
      hours: wireText.nullish(),
    })
    .nullish(),
  stats: z.object({ companies: wireInteger.nullish(), members: wireInteger.nullish() }).nullish(),
  /** The year it was founded in. */
  founded: wireInteger.nullish(),
});

/** A community's base information as it comes. */
export type RawCommunityBaseInfo = z.infer<typeof rawCommunityBaseInfo>;

/** A community's base information (specification §3, Reading B). */
export interface CommunityBaseInfo {
  readonly ccId: number;
  readonly name: string;
  /** Plain text; also the page's title, keywords and description (§1). */
  readonly description: string;
  readonly introduction: string;
  readonly keywords: string;
  /** Empty when it has none. */
  readonly seal: string;
  readonly logo: string;
  readonly languages: readonly string[];
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    readonly hours: string;
  };
  readonly stats: { readonly companies: number; readonly members: number };
  /** 0 when it is not known. */
  readonly founded: number;
}

/**
 * Reads a community's base information (specification §3, Reading B).
 *
 * @example
 * const parsed = parseCommunityBaseInfo({ cc_id: 1, name: 'Weavers', desc: 'Since 1921' });
 * parsed.ok && parsed.value.description; // 'Since 1921'
 */
export function parseCommunityBaseInfo(raw: unknown): ParseResult<CommunityBaseInfo> {
  return parseWith(rawCommunityBaseInfo, raw, (info) => ({
    ccId: numberOf(info.cc_id),
    name: info.name,
    description: textOf(info.desc),
    introduction: textOf(info.introduction),
    keywords: textOf(info.keywords),
    seal: textOf(info.seal),
    logo: textOf(info.logo),
    languages: info.languages ?? [],
    contact: {
      email: textOf(info.contact?.email),
      phone: textOf(info.contact?.phone),
      address: textOf(info.contact?.address),
      hours: textOf(info.contact?.hours),
    },
    stats: { companies: numberOf(info.stats?.companies), members: numberOf(info.stats?.members) },
    founded: numberOf(info.founded),
  }));
}
