import { m } from '../paraglide/messages';

/** How somebody is employed, in words. */
export const employments = {
  full: m.employment_full,
  part: m.employment_part,
  temporary: m.employment_temporary,
  internship: m.employment_internship,
} as const;
