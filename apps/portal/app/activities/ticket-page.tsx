import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { Ticket } from './load-mine.server';

/** One ticket, for whoever was handed its address: to show at the door, on a phone or on paper. */
export function TicketPage({ ticket, locale }: { ticket: Ticket; locale: Locale }) {
  const { name, ticket: kind, code, svg, checked_in_time, activity, begins } = ticket;
  return (
    <article className={`${sheet.sheet} ${styles.single}`}>
      <p className={styles.phase} data-phase={activity.phase}>
        {checked_in_time === null ? m.ticket_title({}, { locale }) : m.enrolment_checked_in({}, { locale })}
      </p>
      <h1 className={styles.title}>
        <UiLink href={inLanguage(`/activities/${activity.id}`, locale)}>{activity.title}</UiLink>
      </h1>
      <div
        className={styles.code}
        role="img"
        aria-label={m.enrolment_code({ name }, { locale })}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <code className={styles.hint}>{code}</code>
      <dl className={sheet.facts}>
        <dt>{m.ticket_for({}, { locale })}</dt>
        <dd>{name}</dd>
        <dt>{m.activity_begins({}, { locale })}</dt>
        <dd>
          <time dateTime={begins.machine}>{begins.text}</time>
        </dd>
        {activity.place !== '' && (
          <>
            <dt>{m.fact_place({}, { locale })}</dt>
            <dd>{activity.place}</dd>
          </>
        )}
        <dt>{m.ticket_kind({}, { locale })}</dt>
        <dd>{kind}</dd>
      </dl>
      <p className={styles.hint}>{m.ticket_show({}, { locale })}</p>
      <WholePageLink className={sheet.back} href={inLanguage(`/activities/${activity.id}.ics`, locale)}>
        {m.activity_ics({}, { locale })}
      </WholePageLink>
    </article>
  );
}
