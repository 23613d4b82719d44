import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './calendar.module.css';
import type { CalendarEntry } from './load-calendar.server';

export const statusWords = { 1: m.calendar_planned, 2: m.calendar_done, 3: m.calendar_cancelled } as const;

/** An entry in a line: when on this day, and what. */
export function EntryLine({ entry, locale }: { entry: CalendarEntry; locale: Locale }) {
  const { kind, id, title, status, from } = entry;
  return (
    <>
      <span className={styles.time}>{from ?? m.calendar_goes_on({}, { locale })}</span>{' '}
      {kind === 'activity' ? (
        <UiLink className={styles.link} href={inLanguage(`/me/activities/${id}`, locale)}>
          {title}
        </UiLink>
      ) : (
        <span className={styles.what}>{title}</span>
      )}
      {status !== 1 && <small className={styles.mark}> {statusWords[status]({}, { locale })}</small>}
    </>
  );
}
