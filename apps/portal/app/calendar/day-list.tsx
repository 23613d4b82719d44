import { Form } from '@remix-run/react';
import { Button, UiLink } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './calendar.module.css';
import { EntryForm, type EntryOutcome } from './entry-form';
import { statusWords } from './entry-line';
import { EntryList } from './entry-list';
import type { Calendar, CalendarEntry } from './load-calendar.server';

interface DayListProps {
  readonly calendar: Pick<Calendar, 'view' | 'days'>;
  readonly outcome: EntryOutcome | undefined;
  readonly dayAddress: (date: string) => string;
  readonly locale: Locale;
}

/** The days of a week beside one another, or one day with all that can be done about its entries. */
export function DayList({ calendar, outcome, dayAddress, locale }: DayListProps) {
  const { view, days } = calendar;
  return (
    <ol className={view === 'week' ? styles.week : styles.oneDay}>
      {days.map(({ date, label, isToday, entries }) => (
        <li key={date} className={styles.cell}>
          {view === 'week' && (
            <h2 className={styles.date} aria-current={isToday ? 'date' : undefined}>
              <UiLink href={dayAddress(date)}>
                <time dateTime={date}>{label}</time>
              </UiLink>
            </h2>
          )}
          <EntryList
            entries={entries}
            locale={locale}
            below={view === 'day' ? (entry) => <Details entry={entry} outcome={outcome} locale={locale} /> : undefined}
          />
          {view === 'day' && entries.length === 0 && <p>{m.calendar_nothing({}, { locale })}</p>}
        </li>
      ))}
    </ol>
  );
}

const kindWords = { community: m.calendar_community, activity: m.kind_activity } as const;

/** Until when, where, whose, and what can be done about it. */
function Details({
  entry,
  outcome,
  locale,
}: {
  readonly entry: CalendarEntry;
  readonly outcome: EntryOutcome | undefined;
  readonly locale: Locale;
}) {
  const { id, kind, status, until, place, note, can_change } = entry;
  const facts = [
    until && m.calendar_to({ time: until }, { locale }),
    place,
    kind !== 'own' && kindWords[kind]({}, { locale }),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {can_change && (
        <>
          <Form className={styles.operations} method="post">
            <input type="hidden" name="id" value={id} />
            {([1, 2, 3] as const)
              .filter((other) => other !== status)
              .map((other) => (
                <Button key={other} kind="plain" type="submit" name="intent" value={`status-${other}`}>
                  {statusWords[other]({}, { locale })}
                </Button>
              ))}
            <Button kind="quiet" type="submit" name="intent" value="remove">
              {m.calendar_remove({}, { locale })}
            </Button>
          </Form>
          <details className={styles.change} open={outcome?.id === id}>
            <summary>{m.calendar_change({}, { locale })}</summary>
            <EntryForm entry={entry} outcome={outcome?.id === id ? outcome : undefined} locale={locale} />
          </details>
        </>
      )}
    </>
  );
}
