import { m } from '../paraglide/messages';

/** What a company is within the association, in words. */
export const rankLabels = {
  president: m.rank_president,
  vice: m.rank_vice,
  council: m.rank_council,
  member: m.rank_member,
} as const;
