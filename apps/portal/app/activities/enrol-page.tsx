import { Form, useNavigation } from '@remix-run/react';
import { Button, Field, FieldError, LinkButton, UiLink } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import { CustomFormFields } from '../custom-forms/custom-form-fields';
import { Choice } from '../forms/choice';
import { useFocusIssue } from '../forms/use-focus-issue';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { Activity, ForMe } from './load-activities.server';
import type { EnrolOutcome, TypedEnrolment } from './send-enrolment.server';
import { onlyFor, priceText } from './words';

interface EnrolPageProps {
  readonly activity: Activity;
  readonly typed: TypedEnrolment;
  readonly outcome: EnrolOutcome | undefined;
  readonly regions: readonly { readonly id: number; readonly title: string }[];
  readonly forMe: ForMe;
  readonly locale: Locale;
}

/** The form by which one person or a party enrols. It works without script: one more name is then a way to the server. */
export function EnrolPage({ activity, typed, outcome, regions, forMe, locale }: EnrolPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const [others, setOthers] = useState<readonly string[]>(typed.others);
  const [key, setKey] = useState(typed.key);
  useEffect(() => setKey((before) => before || (crypto.randomUUID?.() ?? String(Math.random()).slice(2))), []);
  useEffect(() => setOthers(typed.others), [typed]);
  useFocusIssue(form, outcome);
  const issues = outcome?.issues ?? {};
  const isWaiting = activity.phase === 'full';
  const place = (name: number) => (typed.isSelf ? name + 1 : name);
  return (
    <>
      <PageHead
        title={isWaiting ? m.activity_wait({}, { locale }) : m.activity_enrol({}, { locale })}
        lead={`${activity.title} · ${activity.begins.text} · ${activity.place}`}
      />
      <div className={sheet.sheet}>
        {!activity.is_open ? (
          <NotNow text={m.enrol_closed({}, { locale })} back={`/activities/${activity.id}`} locale={locale} />
        ) : !forMe.isForMe && activity.audience !== 'everyone' ? (
          <NotNow
            text={onlyFor[activity.audience]({}, { locale })}
            isToJoin={activity.audience === 'members'}
            back={`/activities/${activity.id}`}
            locale={locale}
          />
        ) : (
          <Form
            ref={form}
            className={styles.form}
            method="post"
            encType="multipart/form-data"
            noValidate
            preventScrollReset
          >
            {isWaiting && (
              <p className={styles.notice}>{m.activity_waiting_rule({ hours: activity.offer_hours }, { locale })}</p>
            )}
            {outcome?.problem && (
              <p className={styles.alert} role="alert" tabIndex={-1}>
                {outcome.problem}
              </p>
            )}
            <Tickets
              activity={activity}
              typed={typed}
              isMember={forMe.isMember}
              issue={issues.ticket_id}
              locale={locale}
            />
            <Field
              label={m.enrol_contact({}, { locale })}
              name="contact"
              autoComplete="name"
              maxLength={100}
              required
              defaultValue={typed.contact}
              error={issues.contact}
            />
            <Field
              label={m.form_email({}, { locale })}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={typed.email}
              error={issues.email}
            />
            <Field
              label={m.form_phone({}, { locale })}
              optional={m.form_optional({}, { locale })}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              defaultValue={typed.phone}
              error={issues.phone}
            />
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{m.enrol_people({}, { locale })}</legend>
              <Choice
                type="checkbox"
                name="self"
                defaultChecked={typed.isSelf}
                {...(issues.people && { 'aria-invalid': true, 'aria-describedby': 'people-error' })}
              >
                {m.enrol_self({}, { locale })}
              </Choice>
              {others.map((name, index) => (
                <Field
                  key={index}
                  label={m.enrol_other({ number: index + 1 }, { locale })}
                  name="other"
                  maxLength={100}
                  defaultValue={name}
                  error={issues[`people.${place(index)}.name`]}
                />
              ))}
              <FieldError id="people-error" error={issues.people} />
              {others.length < activity.largest_party - 1 && (
                <div className={styles.buttons}>
                  <Button
                    kind="plain"
                    type="submit"
                    name="intent"
                    value="more"
                    onClick={(event) => {
                      event.preventDefault();
                      setOthers([...others, '']);
                    }}
                  >
                    {m.enrol_more({}, { locale })}
                  </Button>
                </div>
              )}
            </fieldset>
            {activity.form && (
              <CustomFormFields
                key={activity.form.id}
                form={activity.form.form}
                name="answers"
                answers={typed.answers}
                issues={issues}
                regions={regions}
                more={outcome?.more}
                locale={locale}
              />
            )}
            <input type="hidden" name="key" value={key} />
            <div className={styles.buttons}>
              <Button type="submit" busy={state !== 'idle'}>
                {isWaiting ? m.activity_wait({}, { locale }) : m.activity_enrol({}, { locale })}
              </Button>
              <UiLink className={sheet.back} href={inLanguage(`/activities/${activity.id}`, locale)}>
                {m.enrol_back({}, { locale })}
              </UiLink>
            </div>
          </Form>
        )}
      </div>
    </>
  );
}

interface NotNowProps {
  readonly text: string;
  readonly isToJoin?: boolean;
  readonly back: string;
  readonly locale: Locale;
}

/** Says why nobody, or not this one, can enrol before anything is written, and where to go instead. */
function NotNow({ text, isToJoin = false, back, locale }: NotNowProps) {
  return (
    <div className={styles.form}>
      <p className={styles.alert}>{text}</p>
      <div className={styles.buttons}>
        {isToJoin && <LinkButton href={inLanguage('/join', locale)}>{m.enrol_join({}, { locale })}</LinkButton>}
        <UiLink className={sheet.back} href={inLanguage(back, locale)}>
          {m.enrol_back({}, { locale })}
        </UiLink>
      </div>
    </div>
  );
}

function Tickets({
  activity,
  typed,
  isMember,
  issue,
  locale,
}: Pick<EnrolPageProps, 'activity' | 'typed' | 'locale'> & {
  readonly isMember: boolean;
  readonly issue: string | undefined;
}) {
  const { tickets } = activity;
  const first = tickets.find(({ is_for_members }) => isMember || !is_for_members)?.id;
  if (tickets.length === 1) return <input type="hidden" name="ticket" value={tickets[0]?.id} />;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.activity_tickets({}, { locale })}</legend>
      {tickets.map(({ id, title, price, member_price, is_for_members, seats, taken }) => (
        <Choice
          key={id}
          type="radio"
          name="ticket"
          value={id}
          disabled={is_for_members && !isMember}
          defaultChecked={typed.ticket === '' ? id === first : typed.ticket === String(id)}
        >
          {title} · {priceText(price, locale)}
          {member_price !== null &&
            member_price !== price &&
            ` · ${m.activity_member_price({ price: priceText(member_price, locale) }, { locale })}`}
          {(is_for_members || seats !== null) && (
            <small className={styles.note}>
              {[
                is_for_members && m.audience_members({}, { locale }),
                seats !== null && m.activity_bar({ taken, seats }, { locale }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </Choice>
      ))}
      <FieldError id="ticket-error" error={issue} />
    </fieldset>
  );
}
