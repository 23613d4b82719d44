import { UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { MyActivities } from './load-mine.server';
import { stateWords } from './words';

/** One's own enrolments, with those first that something is to be done about. */
export function MyActivitiesPage({ mine, locale }: { mine: MyActivities; locale: Locale }) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.my_activities({}, { locale })} />
      <div className={sheet.sheet}>
        {mine.list.length === 0 ? (
          <Empty title={m.my_activities_none({}, { locale })} text={m.my_activities_none_text({}, { locale })} />
        ) : (
          <ul>
            {mine.list.map(({ id, state, size, place, activity, begins, until }) => (
              <li key={id} className={styles.row}>
                <UiLink className={styles.rowTitle} href={inLanguage(`/me/activities/${id}`, locale)}>
                  {activity.title}
                </UiLink>
                <span className={styles.phase} data-state={state}>
                  {stateWords[state]({}, { locale })}
                </span>
                <span className={styles.hint}>
                  {[begins.text, activity.place, m.enrolment_size({ count: size }, { locale })].join(' · ')}
                </span>
                <span className={styles.hint}>
                  {place !== null && m.enrolment_place({ place }, { locale })}
                  {until && m.enrolment_until({ moment: until.text }, { locale })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
