import type { Call, Contract } from '@selvedge/api-contract';
import { apiErrorFor, codes, fieldIssue, type Locale } from '@selvedge/error-catalogue';

interface Place {
  readonly contract: Pick<Contract, 'addressing' | 'services'>;
  readonly base?: string | undefined;
  readonly companyId?: string | number | undefined;
  readonly language?: Locale | undefined;
}

/**
 * Where the calls of Reading B go when no base is configured (specification §7: a private-network address on port
 * 19014; which one is ours).
 *
 * @example
 * fallbackBase; // 'http://127.0.0.1:19014'
 */
export const fallbackBase = 'http://127.0.0.1:19014';

/** A call's address, and the fields of the request that it did not take up. */
export interface BuiltAddress {
  readonly address: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

/**
 * Builds base + `/` + company id + `/` + service + path, or base + `/v1` + path (specification §7), and fills the
 * path's placeholders from the request. A value that cannot be one segment of an address (nothing, `.`, `..`, a broken
 * character) is refused with code 13, for it would lead to another call.
 *
 * @throws ApiError of code 13 with the field's issue
 */
export function buildAddress(place: Place, group: string, call: Pick<Call, 'path'>, request: unknown): BuiltAddress {
  const { contract, companyId, language } = place;
  const versioned = contract.addressing === 'versioned';
  const base = place.base ?? (versioned ? fallbackBase : '');
  const rest: Record<string, unknown> = { ...(request as object) };
  const prefix = versioned
    ? '/v1'
    : `/${segment('companyId', companyId, language)}/${contract.services[group] ?? group}`;
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field];
    delete rest[field];
    return segment(field, value, language);
  });
  return { address: (base.endsWith('/') ? base.slice(0, -1) : base) + prefix + path, rest };
}

function segment(field: string, value: unknown, language: Locale | undefined): string {
  const text = value === undefined || value === null ? '' : String(value);
  // `..` is resolved even when its dots are escaped, and encodeURIComponent throws at half a surrogate pair.
  if (!/^\.{0,2}$|\p{Surrogate}/u.test(text)) return encodeURIComponent(text);
  throw apiErrorFor(codes.requestParameterError, undefined, language, {
    issues: [fieldIssue(field, text === '' ? codes.required : codes.notPath, language)],
  });
}
