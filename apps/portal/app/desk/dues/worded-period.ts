import { addDays, type FeePeriod } from '@selvedge/domain/fees';

/** A period as people say it: with the last day that is in it, not with the first one after it. */
export function wordedPeriod({ from, until }: FeePeriod): { readonly from: string; readonly until: string } {
  return { from, until: addDays(until, -1) };
}
