import type { HomeData } from './load-home.server';

/** A part of a written page, as the API gives it. */
export type SectionData = HomeData['sections'][number];
