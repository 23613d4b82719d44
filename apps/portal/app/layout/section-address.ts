import { inLanguage, type Locale } from '../language/address';
import type { SectionId } from './sections';

/** The address of a part of the home page, from any page. */
export function sectionAddress(id: SectionId, locale: Locale): string {
  return `${inLanguage('/', locale)}#${id}`;
}
