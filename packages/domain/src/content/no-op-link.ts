/**
 * The address of an item that leads nowhere (specification §3: the default of `href`). It is data, the same as
 * `NO_OP_LINK` of `@selvedge/rewriting`: a screen draws text or a button for it, never an `href`.
 *
 * @example
 * item.href === NO_OP_LINK; // the item is not a link
 */
export const NO_OP_LINK = 'javascript:;';
