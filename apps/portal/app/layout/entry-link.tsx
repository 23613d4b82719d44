import { UiLink } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { entryAddress, isPage, type NavigationEntry } from './navigation';

/** A link of the header or the footer. */
export function EntryLink({ entry, locale }: { entry: NavigationEntry; locale: Locale }) {
  const href = entryAddress(entry, locale);
  return isPage(entry) ? <UiLink href={href}>{entry.label}</UiLink> : <a href={href}>{entry.label}</a>;
}
