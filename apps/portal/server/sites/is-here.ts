import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PortalContext } from '../context';

/**
 * Whether a record belongs to the community whose pages ask: theirs show no other's, whatever number stands in the
 * address. A program that asks for a record by its number finds it in whichever community it is.
 */
export function isHere(
  { communityId }: { readonly communityId: AnyPgColumn },
  { within }: Pick<PortalContext, 'within'>,
): SQL | undefined {
  return within === undefined ? undefined : eq(communityId, within);
}
