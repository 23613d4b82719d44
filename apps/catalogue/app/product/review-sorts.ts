/** The orders of the sort list, the first one by default. The contract has the same; it comes with zod, this does not. */
export const reviewSortNames = ['newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof reviewSortNames)[number];
