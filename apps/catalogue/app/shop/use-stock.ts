import { useFetcher } from '@remix-run/react';
import { cartLimits } from '@selvedge/domain/shop';
import { useEffect } from 'react';
import { useSiteAddress } from '../links/site-link';
import type { CheckAnswer } from './buy-box';

/** How much of a product can be had. */
export interface Stock {
  /** In units; 0 is sold out, null is not known (yet) or not counted. */
  readonly most: number | null;
  readonly least: number;
  /** The most that the number field takes: never less than the least, and more than there is, so that one is told. */
  readonly inputMost: number;
}

/** Asks what is in stock now: the page itself may have been drawn a while ago, for everybody. */
export function useStock(productId: number, least: number): Stock {
  const { load, data } = useFetcher<CheckAnswer>();
  const address = useSiteAddress()(`/product-check/${productId}`);
  useEffect(() => {
    load(address);
  }, [load, address]);
  return { most: data?.most ?? null, least, inputMost: cartLimits.quantity };
}
