import { m } from '../paraglide/messages';

/** The lists of discounts: what they are called, and what they say when they are empty. */
export const discountLists = {
  now: {
    href: '/product-discount-now',
    title: m.discounts_now,
    lead: m.discounts_now_lead,
    empty: m.no_discounts_now,
    other: { href: '/product-discount-upcoming', title: m.see_upcoming },
  },
  upcoming: {
    href: '/product-discount-upcoming',
    title: m.discounts_upcoming,
    lead: m.discounts_upcoming_lead,
    empty: m.no_discounts_upcoming,
    other: { href: '/product-discount-now', title: m.see_now },
  },
} as const;

export type DiscountListType = keyof typeof discountLists;
