import { m } from '../paraglide/messages';

/** The parts of the home page in the order of the navigation; the id is the anchor. */
export const sections = [
  { id: 'news', label: m.nav_news },
  { id: 'activities', label: m.nav_activities },
  { id: 'announcements', label: m.nav_announcements },
  { id: 'jobs', label: m.nav_jobs },
  { id: 'council', label: m.nav_council },
  { id: 'companies', label: m.nav_companies },
] as const;

export type SectionId = (typeof sections)[number]['id'] | 'contact';
