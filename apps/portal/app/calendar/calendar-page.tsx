import { Form } from '@remix-run/react';
import { Button, UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import kinds from '../search/search-page.module.css';
import styles from './calendar.module.css';
import { type CalendarView, calendarViews, dayBeside } from './calendar-days';
import { DayList } from './day-list';
import { EntryForm, type EntryOutcome } from './entry-form';
import type { Calendar } from './load-calendar.server';
import { MonthTable } from './month-table';

const viewWords = { day: m.calendar_day, week: m.calendar_week, month: m.calendar_month } as const;

/** How one goes on from a view, by its word. */
const steps = {
  day: { back: m.calendar_day_before, now: m.calendar_today, on: m.calendar_day_after },
  week: { back: m.calendar_week_before, now: m.calendar_today, on: m.calendar_week_after },
  month: { back: m.calendar_month_before, now: m.calendar_today, on: m.calendar_month_after },
} as const satisfies Record<CalendarView, unknown>;

interface CalendarPageProps {
  readonly calendar: Calendar;
  readonly outcome: EntryOutcome | undefined;
  readonly locale: Locale;
}

/** One's own calendar by day, week or month, with its secret address for calendar programs. */
export function CalendarPage({ calendar, outcome, locale }: CalendarPageProps) {
  const { view, day, title, canManage } = calendar;
  const base = inLanguage('/me/calendar', locale);
  const to = (other: string, of: CalendarView = view) => `${base}?view=${of}&day=${other}`;
  const dayAddress = (date: string) => to(date, 'day');
  const { back, now, on } = steps[view];
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.my_calendar({}, { locale })} lead={m.calendar_lead({}, { locale })} />
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <nav className={styles.steps} aria-label={m.calendar_steps({}, { locale })}>
          <UiLink className={styles.step} href={to(dayBeside(view, day, -1))}>
            {back({}, { locale })}
          </UiLink>
          <UiLink className={styles.step} href={`${base}?view=${view}`}>
            {now({}, { locale })}
          </UiLink>
          <UiLink className={styles.step} href={to(dayBeside(view, day, 1))}>
            {on({}, { locale })}
          </UiLink>
        </nav>
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
        </nav>
      </div>
      {view === 'month' ? (
        <MonthTable {...{ calendar, dayAddress, locale }} />
      ) : (
        <DayList {...{ calendar, outcome, dayAddress, locale }} />
      )}
      <div className={sheet.columns}>
        <Sheet title={m.calendar_add({}, { locale })}>
          <EntryForm {...{ day, canManage, locale }} outcome={outcome?.id === null ? outcome : undefined} />
        </Sheet>
        <Feed feed={calendar.feed} locale={locale} />
      </div>
    </>
  );
}

/** The address by which a calendar program reads along. */
function Feed({ feed, locale }: { readonly feed: string | null; readonly locale: Locale }) {
  return (
    <Sheet title={m.calendar_feed({}, { locale })}>
      <Form className={styles.form} method="post">
        <p>{m.calendar_feed_text({}, { locale })}</p>
        {feed !== null && (
          <>
            <code className={styles.feed}>{feed}</code>
            <a className={sheet.back} href={feed.replace(/^https?:/, 'webcal:')}>
              {m.calendar_feed_open({}, { locale })}
            </a>
          </>
        )}
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
  );
}
