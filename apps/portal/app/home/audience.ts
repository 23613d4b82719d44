import { m } from '../paraglide/messages';

/** Who may enrol, in words. */
export const audienceLabels = {
  everyone: m.audience_everyone,
  members: m.audience_members,
  council: m.audience_council,
} as const;
