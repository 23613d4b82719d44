import { classNames, UiLink, VisuallyHidden } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './calendar.module.css';
import { inWeeks } from './calendar-days';
import { EntryList } from './entry-list';
import type { Calendar, CalendarDay } from './load-calendar.server';

interface MonthTableProps {
  readonly calendar: Pick<Calendar, 'title' | 'weekdays' | 'days'>;
  /** The page of a day. */
  readonly dayAddress: (date: string) => string;
  readonly locale: Locale;
}

/**
 * A month as a table: its columns are weekdays, its rows weeks. On a phone a day tells how many entries it has, and
 * what they are stands below, by days.
 */
export function MonthTable({ calendar, dayAddress, locale }: MonthTableProps) {
  const { title, weekdays, days } = calendar;
  const busy = days.filter(({ entries, isOutside }) => entries.length > 0 && !isOutside);
  return (
    <>
      <table className={styles.month}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map(({ short, whole }) => (
              <th key={whole} scope="col" abbr={whole}>
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{whole}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inWeeks(days).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} className={classNames(styles.cell, day.isOutside && styles.outside)}>
                  <DayHead day={day} href={dayAddress(day.date)} locale={locale} />
                  <EntryList className={styles.inCell} entries={day.entries} locale={locale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.below}>
        {busy.map(({ date, name, entries }) => (
          <li key={date}>
            <h2 className={styles.date}>
              <UiLink href={dayAddress(date)}>
                <time dateTime={date}>{name}</time>
              </UiLink>
            </h2>
            <EntryList entries={entries} locale={locale} />
          </li>
        ))}
        {busy.length === 0 && <li>{m.calendar_nothing({}, { locale })}</li>}
      </ol>
    </>
  );
}

function DayHead({ day, href, locale }: { day: CalendarDay; href: string; locale: Locale }) {
  const { date, label, name, isToday, entries } = day;
  return (
    <UiLink
      className={styles.number}
      href={href}
      aria-label={[name, entries.length > 0 && m.calendar_entries({ count: entries.length }, { locale })]
        .filter(Boolean)
        .join(', ')}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <time dateTime={date}>{label}</time>
      {entries.length > 0 && <span className={styles.count} aria-hidden="true" />}
    </UiLink>
  );
}
