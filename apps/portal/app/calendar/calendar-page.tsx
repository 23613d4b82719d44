import { Form } from '@remix-run/react';
import { Button, classNames, Field, UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import kinds from '../search/search-page.module.css';
import styles from './calendar.module.css';
import { calendarViews, dayBeside } from './calendar-days';
import type { Calendar } from './load-calendar.server';

const viewWords = { day: m.calendar_day, week: m.calendar_week, month: m.calendar_month } as const;
const statusWords = { 1: m.calendar_planned, 2: m.calendar_done, 3: m.calendar_cancelled } as const;

/** One's own calendar by day, week or month, with its secret address for calendar programs. */
export function CalendarPage({ calendar, locale }: { calendar: Calendar; locale: Locale }) {
  const { view, day, title, days, feed } = calendar;
  const base = inLanguage('/me/calendar', locale);
  const to = (other: string, of = view) => `${base}?view=${of}&day=${other}`;
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.my_calendar({}, { locale })} lead={title} />
      <nav className={kinds.kinds} aria-label={m.calendar_views({}, { locale })}>
        {calendarViews.map((word) => (
          <UiLink
            key={word}
            className={kinds.kind}
            href={to(day, word)}
            {...(word === view && { 'aria-current': 'page' as const })}
          >
            {viewWords[word]({}, { locale })}
          </UiLink>
        ))}
        <UiLink className={kinds.kind} href={to(dayBeside(view, day, -1))}>
          {m.calendar_before({}, { locale })}
        </UiLink>
        <UiLink className={kinds.kind} href={`${base}?view=${view}`}>
          {m.calendar_today({}, { locale })}
        </UiLink>
        <UiLink className={kinds.kind} href={to(dayBeside(view, day, 1))}>
          {m.calendar_after({}, { locale })}
        </UiLink>
      </nav>
      <ol className={classNames(styles.days, styles[view])}>
        {days.map(({ date, label, isToday, isOutside, entries }) => (
          <li
            key={date}
            className={classNames(styles.day, isOutside && styles.outside)}
            data-empty={entries.length === 0}
          >
            <h2 className={styles.date} aria-current={isToday ? 'date' : undefined}>
              <UiLink href={to(date, 'day')}>
                <time dateTime={date}>{label}</time>
              </UiLink>
            </h2>
            <ul>
              {entries.map((entry) => (
                <li key={`${entry.kind}${entry.id}`} className={styles.entry} data-status={entry.status}>
                  <span className={styles.time}>{entry.time}</span>{' '}
                  {entry.kind === 'activity' ? (
                    <UiLink href={inLanguage(`/me/activities/${entry.id}`, locale)}>{entry.title}</UiLink>
                  ) : (
                    <span>{entry.title}</span>
                  )}
                  {entry.status !== 1 && <small> · {statusWords[entry.status]({}, { locale })}</small>}
                  {view === 'day' && entry.place !== '' && <small> · {entry.place}</small>}
                  {view === 'day' && entry.can_change && (
                    <Operations id={entry.id} status={entry.status} locale={locale} />
                  )}
                </li>
              ))}
            </ul>
            {view === 'day' && entries.length === 0 && <p>{m.calendar_nothing({}, { locale })}</p>}
          </li>
        ))}
      </ol>
      <div className={sheet.columns}>
        <Sheet title={m.calendar_add({}, { locale })}>
          <Form className={styles.form} method="post">
            <Field label={m.calendar_title({}, { locale })} name="title" maxLength={200} required />
            <Field
              label={m.calendar_from({}, { locale })}
              name="from"
              type="datetime-local"
              defaultValue={`${day}T09:00`}
              required
            />
            <Field
              label={m.calendar_until({}, { locale })}
              name="until"
              type="datetime-local"
              defaultValue={`${day}T10:00`}
              required
            />
            {calendar.problem && (
              <p className={styles.problem} role="alert">
                {calendar.problem}
              </p>
            )}
            <Button type="submit" name="intent" value="add">
              {m.calendar_save({}, { locale })}
            </Button>
          </Form>
        </Sheet>
        <Sheet title={m.calendar_feed({}, { locale })}>
          <Form className={styles.form} method="post">
            <p>{m.calendar_feed_text({}, { locale })}</p>
            {feed !== null && <code className={styles.feed}>{feed}</code>}
            <Button kind="plain" type="submit" name="intent" value="feed-make">
              {feed === null ? m.calendar_feed_make({}, { locale }) : m.calendar_feed_anew({}, { locale })}
            </Button>
            {feed !== null && (
              <Button kind="quiet" type="submit" name="intent" value="feed-end">
                {m.calendar_feed_end({}, { locale })}
              </Button>
            )}
          </Form>
        </Sheet>
      </div>
    </>
  );
}

/** Says how an entry stands, or takes it out. */
function Operations({ id, status, locale }: { id: number; status: 1 | 2 | 3; locale: Locale }) {
  return (
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
  );
}
