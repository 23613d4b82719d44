import { useFetcher } from '@remix-run/react';
import type { CartLine } from '@selvedge/domain/shop';
import { useCallback, useEffect } from 'react';
import { useSiteAddress } from '../links/site-link';
import { writeCartLines } from './cart-address';
import type { Quote } from './shop-data';

/** What the address of quotes answers; a null quote with a message could not be had. */
export interface QuoteAnswer {
  /** The lines that it is for, as an address carries them. */
  readonly lines: string;
  readonly quote: Quote | null;
  readonly message: string | null;
}

export interface QuoteInUse {
  /** The latest one; while another is on its way, the one before. */
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  readonly message: string | null;
  readonly retry: () => void;
}

/** A step of the quantity is often followed by the next: only the last one is asked for. */
const patience = 150;

/**
 * Keeps the prices of a cart in step with its lines.
 *
 * @param lines null while the browser's cart is not known yet
 * @param given what the server has already drawn
 */
export function useQuote(lines: readonly CartLine[] | null, given: QuoteAnswer | null): QuoteInUse {
  const { load, data, state } = useFetcher<QuoteAnswer>();
  const address = useSiteAddress()('/cart-quote');
  const wanted = lines === null ? null : writeCartLines(lines);
  const latest = data ?? given;
  const isKnown = wanted === null || wanted === '' || latest?.lines === wanted;

  const ask = useCallback(() => {
    if (wanted) load(`${address}?lines=${encodeURIComponent(wanted)}`);
  }, [load, address, wanted]);

  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(ask, latest === null ? 0 : patience);
    return () => clearTimeout(timer);
  }, [isKnown, ask, latest === null]);

  return {
    quote: wanted === '' ? null : (latest?.quote ?? null),
    isLoading: !isKnown || state === 'loading',
    message: isKnown ? (latest?.message ?? null) : null,
    retry: ask,
  };
}
