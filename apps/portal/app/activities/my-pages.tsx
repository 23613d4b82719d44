import { Form, useNavigation } from '@remix-run/react';
import { Button, Field, UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { MyActivities, MyEnrolment } from './load-mine.server';
import { paymentWords, priceText, stateWords } from './words';

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

interface MyEnrolmentPageProps {
  readonly enrolment: MyEnrolment;
  readonly problem: string | null;
  readonly locale: Locale;
}

/** One enrolment: how it stands, what can be done about it, and its tickets. */
export function MyEnrolmentPage({ enrolment, problem, locale }: MyEnrolmentPageProps) {
  const { activity, state, size, place, until, total, payment, payment_note, bill_id, places, notices, begins } =
    enrolment;
  const tickets = places.filter(({ is_given_up }) => !is_given_up || state === 'quit');
  return (
    <div className={styles.page}>
      <OwnNavigation locale={locale} />
      <header className={`${sheet.sheet} ${styles.head}`}>
        <p className={styles.phase} data-state={state}>
          {stateWords[state]({}, { locale })}
        </p>
        <h1 className={styles.title}>
          <UiLink href={inLanguage(`/activities/${activity.id}`, locale)}>{activity.title}</UiLink>
        </h1>
        <p className={styles.lead}>
          {[begins.text, activity.place, enrolment.ticket, m.enrolment_size({ count: size }, { locale })].join(' · ')}
        </p>
        {problem && (
          <p className={styles.alert} role="alert">
            {problem}
          </p>
        )}
        {state === 'waiting' && place !== null && (
          <p className={styles.notice}>{m.enrolment_waits({ place, size }, { locale })}</p>
        )}
        {state === 'offered' && until && (
          <p className={styles.notice}>{m.enrolment_is_offered({ size, moment: until.text }, { locale })}</p>
        )}
        <Actions enrolment={enrolment} locale={locale} />
      </header>
      {notices.map(({ id, title, body, sent }) => (
        <Sheet key={id} title={title}>
          <p className={styles.hint}>{sent.text}</p>
          <p>{body}</p>
        </Sheet>
      ))}
      {total > 0 && (
        <Sheet title={m.enrolment_payment({}, { locale })}>
          <div className={styles.payment}>
            <p>
              {priceText(total, locale)} · {paymentWords[payment]({}, { locale })}
            </p>
            {bill_id !== null && (
              <p>
                <UiLink href={inLanguage(`/me/fees/${bill_id}`, locale)}>{m.enrolment_bill({}, { locale })}</UiLink>
              </p>
            )}
            {payment_note !== '' && <p className={styles.reason}>{payment_note}</p>}
            {state === 'confirmed' && (payment === 'unpaid' || payment === 'refused') && (
              <Form className={styles.form} method="post" encType="multipart/form-data">
                <input type="hidden" name="intent" value="voucher" />
                <Field
                  label={m.enrolment_voucher({}, { locale })}
                  name="files"
                  type="file"
                  accept=".jpg,.jpeg,.png,.pdf"
                  required
                />
                <div className={styles.buttons}>
                  <Button type="submit">{m.enrolment_voucher_send({}, { locale })}</Button>
                </div>
              </Form>
            )}
          </div>
        </Sheet>
      )}
      <Sheet title={m.enrolment_tickets({}, { locale })}>
        {state !== 'confirmed' && <p className={styles.hint}>{m.enrolment_no_tickets({}, { locale })}</p>}
        <ul className={styles.tickets2}>
          {tickets.map(({ id, name, svg, code, checked_in_time }) => (
            <li key={id} className={styles.place}>
              <strong>{name}</strong>
              {svg && (
                <div
                  className={styles.code}
                  role="img"
                  aria-label={m.enrolment_code({ name }, { locale })}
                  dangerouslySetInnerHTML={{ __html: svg }}
                />
              )}
              {code && <code className={styles.hint}>{code}</code>}
              {checked_in_time !== null && (
                <span className={styles.hint}>{m.enrolment_checked_in({}, { locale })}</span>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

function Actions({ enrolment, locale }: { enrolment: MyEnrolment; locale: Locale }) {
  const { formData } = useNavigation();
  const { state, isOver } = enrolment;
  const isLiving = state === 'confirmed' || state === 'offered' || state === 'waiting';
  if (!isLiving || isOver) return null;
  return (
    <div className={styles.buttons}>
      {state === 'offered' && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="accept" busy={formData?.get('intent') === 'accept'}>
            {m.enrolment_accept({}, { locale })}
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <Button kind="plain" type="submit" name="intent" value="quit" busy={formData?.get('intent') === 'quit'}>
          {state === 'offered' ? m.enrolment_decline({}, { locale }) : m.enrolment_leave({}, { locale })}
        </Button>
      </Form>
    </div>
  );
}
