/**
 * The address of an item that leads nowhere (specification §3: the default of `href`). It is data, the same as
 * `NO_OP_LINK` of `@selvedge/rewriting`: a screen draws text or a button for it, never an `href`.
 *
 * @example
 * const parsed = parseContentItem({ id: 7, title: 'Denim' });
 * parsed.ok && parsed.value.href === NO_OP_LINK; // true
 */
export const NO_OP_LINK = 'javascript:;';
