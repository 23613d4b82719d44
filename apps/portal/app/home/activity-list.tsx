import { classNames, UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './activity-list.module.css';
import { audienceLabels } from './audience';
import { Empty } from './empty';
import type { Home } from './load-home.server';
import { Panel } from './panel';
import { seatsText } from './seats-text';

type Activity = Pick<
  Home['activities'][number],
  'id' | 'title' | 'place' | 'summary' | 'date' | 'seats' | 'enrolled' | 'audience'
>;

export function ActivityList({ activities, locale }: { activities: readonly Activity[]; locale: Locale }) {
  return (
    <Panel id="activities" title={m.activities_title({}, { locale })}>
      {activities.length === 0 && (
        <Empty title={m.activities_empty({}, { locale })} text={m.activities_empty_text({}, { locale })} />
      )}
      <ol className={styles.list}>
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} locale={locale} />
        ))}
      </ol>
    </Panel>
  );
}

/** An activity in a list, with how many of its places are taken. */
export function ActivityRow({ activity, locale }: { activity: Activity; locale: Locale }) {
  const { id, title, place, summary, date, seats, enrolled, audience } = activity;
  const taken = Math.min(enrolled, seats);
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={date.machine}>
        <span className={styles.day}>{date.day}</span>
        <span className={styles.month}>{date.month}</span>
      </time>
      <div>
        <h3 className={styles.title}>
          <UiLink className={styles.link} href={inLanguage(`/activities/${id}`, locale)}>
            {title}
          </UiLink>
        </h3>
        <p className={styles.facts}>{[`${date.time}`, place, audienceLabels[audience]({}, { locale })].join(' · ')}</p>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.seats}>
          <progress
            className={classNames(styles.bar, taken === seats && styles.full)}
            value={taken}
            max={seats}
            aria-label={m.activity_bar({ taken, seats }, { locale })}
          />
          {seatsText({ seats, enrolled }, locale)}
        </p>
      </div>
    </li>
  );
}
