import type { ReactNode } from 'react';
import type { Locale } from '../language/address';
import styles from './calendar.module.css';
import { EntryLine } from './entry-line';
import type { CalendarEntry } from './load-calendar.server';

interface EntryListProps {
  readonly entries: readonly CalendarEntry[];
  readonly locale: Locale;
  readonly className?: string | undefined;
  /** What stands below the line of an entry. */
  readonly below?: ((entry: CalendarEntry) => ReactNode) | undefined;
}

/** The entries of a day, each on a line. */
export function EntryList({ entries, locale, className, below }: EntryListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={`${entry.kind}${entry.id}`} className={styles.entry} data-status={entry.status}>
          <EntryLine entry={entry} locale={locale} />
          {below?.(entry)}
        </li>
      ))}
    </ul>
  );
}
