/**
 * The currency of every price (specification §3 writes amounts with `$`).
 *
 * @example
 * shopCurrency; // 'USD'
 */
export const shopCurrency = 'USD' as const;
