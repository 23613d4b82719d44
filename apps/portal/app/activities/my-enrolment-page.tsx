import { Form, useNavigation } from '@remix-run/react';
import { Button, Field, UiLink } from '@selvedge/ui';
import { useRef } from 'react';
import { OwnNavigation } from '../account/own-navigation';
import type { Outcome } from '../account/refused';
import { useFocusIssue } from '../forms/use-focus-issue';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { MyEnrolment } from './load-mine.server';
import { MyTicket } from './my-ticket';
import { paymentWords, priceText, stateWords } from './words';

interface MyEnrolmentPageProps {
  readonly enrolment: MyEnrolment;
  /** What came of the form that was sent last. */
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** One enrolment: how it stands, what can be done about it, and its tickets. */
export function MyEnrolmentPage({ enrolment, outcome, locale }: MyEnrolmentPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusIssue(page, outcome);
  const { activity, state, size, place, until, places, notices, begins } = enrolment;
  return (
    <div ref={page} className={styles.page}>
      <OwnNavigation locale={locale} />
      <header className={`${sheet.sheet} ${styles.head}`}>
        <p className={styles.phase} data-state={state}>
          {stateWords[state]({}, { locale })}
        </p>
        <h1 className={styles.title}>
          <UiLink href={inLanguage(`/activities/${activity.id}`, locale)}>{activity.title}</UiLink>
        </h1>
        <p className={styles.lead}>
          {[begins.text, activity.place, enrolment.ticket, m.enrolment_size({ count: size }, { locale })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {outcome?.problem && (
          <p className={styles.alert} role="alert" tabIndex={-1} data-outcome>
            {outcome.problem}
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
          <p className={styles.words}>{body}</p>
        </Sheet>
      ))}
      <Money {...{ enrolment, outcome, locale }} />
      <Sheet title={m.enrolment_tickets({}, { locale })}>
        {(state === 'waiting' || state === 'offered') && (
          <p className={styles.hint}>{m.enrolment_no_tickets({}, { locale })}</p>
        )}
        <ul className={styles.tickets2}>
          {places.map((one) => (
            <MyTicket key={one.id} place={one} {...{ enrolment, outcome, locale }} />
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

/** What it costs, and how it is paid. */
function Money({ enrolment, outcome, locale }: MyEnrolmentPageProps) {
  const { state, total, payment, payment_note, bill_id } = enrolment;
  if (total === 0) return null;
  return (
    <Sheet title={m.enrolment_payment({}, { locale })}>
      <div className={styles.payment}>
        <p>
          {priceText(total, locale)} · {paymentWords[payment]({}, { locale })}
        </p>
        {bill_id !== null && (
          <p>
            <UiLink className={sheet.back} href={inLanguage(`/me/fees/${bill_id}`, locale)}>
              {m.enrolment_bill({}, { locale })}
            </UiLink>
          </p>
        )}
        {payment_note !== '' && <p className={styles.reason}>{payment_note}</p>}
        {state === 'confirmed' && (payment === 'unpaid' || payment === 'refused') && (
          <Form className={styles.form} method="post" encType="multipart/form-data" noValidate>
            <input type="hidden" name="intent" value="voucher" />
            <Field
              label={m.enrolment_voucher({}, { locale })}
              name="files"
              type="file"
              accept=".jpg,.jpeg,.png,.pdf"
              error={outcome?.issues.files}
              required
            />
            <div className={styles.buttons}>
              <Button type="submit">{m.enrolment_voucher_send({}, { locale })}</Button>
            </div>
          </Form>
        )}
      </div>
    </Sheet>
  );
}

/** The places are taken, or given up; giving them up is asked about once more, with script and without. */
function Actions({ enrolment, locale }: Omit<MyEnrolmentPageProps, 'outcome'>) {
  const { formData } = useNavigation();
  const { state, isOver, activity } = enrolment;
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
      <WholePageLink className={sheet.back} href={inLanguage(`/activities/${activity.id}.ics`, locale)}>
        {m.activity_ics({}, { locale })}
      </WholePageLink>
      <details className={styles.more}>
        <summary>
          {state === 'offered' ? m.enrolment_decline({}, { locale }) : m.enrolment_leave({}, { locale })}
        </summary>
        <Form className={styles.form} method="post" preventScrollReset>
          <p>{m.enrolment_leave_text({}, { locale })}</p>
          <div className={styles.buttons}>
            <Button kind="plain" type="submit" name="intent" value="quit" busy={formData?.get('intent') === 'quit'}>
              {m.enrolment_leave_sure({}, { locale })}
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}
