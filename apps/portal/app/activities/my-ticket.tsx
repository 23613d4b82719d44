import { Form } from '@remix-run/react';
import { Button, Field, UiLink } from '@selvedge/ui';
import type { Outcome } from '../account/refused';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { MyEnrolment } from './load-mine.server';

interface MyTicketProps {
  readonly place: MyEnrolment['places'][number];
  readonly enrolment: MyEnrolment;
  /** What came of the form of the page that was sent last. */
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** The form that hands a ticket on, among those of all tickets. */
export const renameOf = (place: number) => `rename-${place}`;

/** One ticket of one's own enrolment: its code, who comes with it, and the paper that they came. */
export function MyTicket({ place, enrolment, outcome, locale }: MyTicketProps) {
  const { id, name, code, svg, checked_in_time, is_given_up } = place;
  return (
    <li className={styles.place} data-gone={is_given_up || undefined}>
      <strong className={styles.who}>{name}</strong>
      {is_given_up && <span className={styles.hint}>{m.enrolment_stays_away({}, { locale })}</span>}
      {svg && (
        <div
          className={styles.code}
          role="img"
          aria-label={m.enrolment_code({ name }, { locale })}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      {code && <code className={styles.hint}>{code}</code>}
      {code && checked_in_time === null && (
        <UiLink className={sheet.back} href={inLanguage(`/tickets/${code}`, locale)}>
          {m.ticket_open({}, { locale })}
        </UiLink>
      )}
      {checked_in_time !== null && (
        <>
          <span className={styles.hint}>{m.enrolment_checked_in({}, { locale })}</span>
          <WholePageLink
            className={sheet.back}
            href={inLanguage(`/me/activities/${enrolment.id}/certificate/${id}`, locale)}
          >
            {m.enrolment_certificate({}, { locale })}
          </WholePageLink>
        </>
      )}
      <ChangeTicket {...{ place, enrolment, outcome, locale }} />
    </li>
  );
}

/** Somebody else comes with it, or nobody. */
function ChangeTicket({ place, enrolment, outcome, locale }: MyTicketProps) {
  const isLiving = ['confirmed', 'offered', 'waiting'].includes(enrolment.state) && !enrolment.isOver;
  const canStayAway = isLiving && !place.is_given_up && place.checked_in_time === null && enrolment.size > 1;
  if (!place.can_hand_on && !canStayAway) return null;
  const own = outcome?.intent === renameOf(place.id) ? outcome : undefined;
  return (
    <details className={styles.more} open={own !== undefined}>
      <summary>{m.ticket_change({ name: place.name }, { locale })}</summary>
      {place.can_hand_on && (
        <Form className={styles.form} method="post" noValidate preventScrollReset key={place.name}>
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="place" value={place.id} />
          <Field
            label={m.ticket_new_name({}, { locale })}
            hint={m.ticket_new_name_hint({}, { locale })}
            name="name"
            maxLength={100}
            autoComplete="off"
            defaultValue={own?.values.name}
            error={own?.issues.name}
            required
          />
          <div className={styles.buttons}>
            <Button kind="plain" type="submit">
              {m.ticket_hand_on({}, { locale })}
            </Button>
          </div>
        </Form>
      )}
      {canStayAway && (
        <Form className={styles.form} method="post" preventScrollReset>
          <input type="hidden" name="place" value={place.id} />
          <div className={styles.buttons}>
            <Button kind="plain" type="submit" name="intent" value="stay">
              {m.ticket_stay_away({ name: place.name }, { locale })}
            </Button>
          </div>
        </Form>
      )}
    </details>
  );
}
