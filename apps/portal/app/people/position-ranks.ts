import { m } from '../paraglide/messages';

/** The bodies of the association in the order of the page, in words. */
export const positionRanks = {
  council: m.rank_body_council,
  supervisors: m.rank_body_supervisors,
  secretariat: m.rank_body_secretariat,
  members: m.rank_body_members,
} as const;
