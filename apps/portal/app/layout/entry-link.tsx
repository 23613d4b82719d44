import { UiLink } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { entryAddress, isPage, type NavigationEntry } from './navigation';

/** A link of the header or the footer. */
export function EntryLink({ entry, locale }: { entry: NavigationEntry; locale: Locale }) {
  const href = entryAddress(entry, locale);
  if (!href.startsWith('/')) return <a href={href}>{entry.label}</a>;
  const OwnLink = isPage(entry) ? UiLink : WholePageLink;
  return <OwnLink href={href}>{entry.label}</OwnLink>;
}
