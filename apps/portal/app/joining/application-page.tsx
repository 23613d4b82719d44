import { Form } from '@remix-run/react';
import { Button, TextAreaField, UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { ApplicationForm } from './application-form';
import { stageLabels, stateLabels } from './join-words';
import styles from './joining.module.css';
import type { Application } from './load-joining.server';
import type { ApplicationOutcome } from './send-application.server';

export interface ApplicationPageProps {
  readonly application: Application;
  readonly outcome: ApplicationOutcome | undefined;
  readonly isKept: boolean;
  /** The group of the form that was asked for one more round. */
  readonly more?: string | undefined;
  readonly locale: Locale;
}

/** An application: the form while it is written, its way through the stages afterwards. */
export function ApplicationPage(props: ApplicationPageProps) {
  const { application, outcome, isKept, locale } = props;
  const { state, name, form, version, reason } = application;
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={name || form} lead={`${form} · ${stateLabels[state]({}, { locale })}`}>
        <NextStep application={application} locale={locale} />
      </PageHead>
      {isKept && (
        <p className={styles.notice} role="status">
          {m.join_saved({}, { locale })}
        </p>
      )}
      {outcome?.message && (
        <p className={styles.alert} role="alert" tabIndex={-1}>
          {outcome.message}
        </p>
      )}
      <div className={sheet.columns}>
        <div className={sheet.stack}>
          {state === 'draft' && <ApplicationForm key={version} {...props} />}
          {state === 'asked' && (
            <Sheet title={m.join_event_question({}, { locale })}>
              <p className={styles.text}>{application.events.findLast(({ kind }) => kind === 'question')?.text}</p>
              <Form method="post" className={styles.form}>
                <input type="hidden" name="version" value={version} />
                <TextAreaField
                  label={m.join_answer({}, { locale })}
                  name="text"
                  maxLength={5000}
                  error={outcome?.issues.text}
                  defaultValue={outcome?.text}
                />
                <Button type="submit" name="intent" value="answer">
                  {m.join_send_answer({}, { locale })}
                </Button>
              </Form>
            </Sheet>
          )}
          {state !== 'draft' && (
            <Sheet title={m.join_history({}, { locale })}>
              {reason && <p className={styles.alert}>{reason}</p>}
              <ol className={styles.events}>
                {application.events.map((event) => (
                  <Event key={event.id} event={event} locale={locale} />
                ))}
              </ol>
            </Sheet>
          )}
        </div>
        <div className={sheet.stack}>
          <Sheet title={m.join_way({}, { locale })}>
            <ol className={styles.way}>
              {application.stages.map(({ kind, state: reached, day }) => (
                <li
                  key={kind}
                  className={styles.stage}
                  data-state={reached}
                  aria-current={reached === 'now' ? 'step' : undefined}
                >
                  {stageLabels[kind]({}, { locale })}
                  {day !== null && (
                    <span className={styles.when}>
                      {reached === 'done' ? m.join_done_on({ day }, { locale }) : m.join_until({ day }, { locale })}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </Sheet>
          {['draft', 'running', 'asked'].includes(state) && (
            <details className={styles.withdraw}>
              <summary className={styles.answers}>{m.join_withdraw({}, { locale })}</summary>
              <p>{m.join_withdraw_sure({}, { locale })}</p>
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <Button type="submit" kind="quiet" name="intent" value="withdraw">
                  {m.join_withdraw({}, { locale })}
                </Button>
              </Form>
            </details>
          )}
        </div>
      </div>
    </>
  );
}

/** Where the applicant has something to do, the way there. */
function NextStep({ application: { state, stage }, locale }: Pick<ApplicationPageProps, 'application' | 'locale'>) {
  if (state === 'asked') return <p>{m.join_question_waits({}, { locale })}</p>;
  const next =
    state === 'admitted'
      ? { path: '/me/card', word: m.join_see_card }
      : state === 'running' && stage === 'dues'
        ? { path: '/me/fees', word: m.join_dues_pay }
        : null;
  return (
    next && (
      <UiLink className={sheet.back} href={inLanguage(next.path, locale)}>
        {next.word({}, { locale })}
      </UiLink>
    )
  );
}

const eventLabels = {
  submitted: m.join_event_submitted,
  question: m.join_event_question,
  answer: m.join_event_answer,
  refused: m.join_event_refused,
  withdrawn: m.join_event_withdrawn,
  admitted: m.join_event_admitted,
} as const;

function Event({ event, locale }: { readonly event: Application['events'][number]; readonly locale: Locale }) {
  const { kind, stage, text, day } = event;
  const stageName = stage === null ? '' : stageLabels[stage]({}, { locale });
  const label =
    kind in eventLabels
      ? eventLabels[kind as keyof typeof eventLabels]({}, { locale })
      : m.join_event_stage({ stage: stageName }, { locale });
  return (
    <li>
      <strong>{label}</strong>{' '}
      <time className={styles.when} dateTime={day.machine}>
        {day.text}
      </time>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}
