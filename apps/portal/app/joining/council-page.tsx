import { Form } from '@remix-run/react';
import { type VoteChoice, voteChoices } from '@selvedge/domain/joining';
import { Button, FieldError } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { OwnNavigation } from '../account/own-navigation';
import { Choice } from '../forms/choice';
import type { Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './joining.module.css';
import type { Ballot } from './load-ballots.server';

interface CouncilPageProps {
  readonly list: readonly Ballot[];
  readonly isKept: boolean;
  /** The ballot that was sent without a choice. */
  readonly undecided: number | null;
  readonly locale: Locale;
}

/** Every applicant on whom somebody votes as one of the council: what they have answered, and the ballot. */
export function CouncilPage({ list, isKept, undecided, locale }: CouncilPageProps) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.ballot_title({}, { locale })} lead={m.ballot_lead({}, { locale })} />
      {isKept && (
        <p className={styles.notice} role="status">
          {m.ballot_changed({}, { locale })}
        </p>
      )}
      {list.length === 0 && <p>{m.ballot_empty({}, { locale })}</p>}
      <div className={styles.kinds}>
        {list.map((ballot) => (
          <OneBallot key={ballot.id} ballot={ballot} isUndecided={ballot.id === undecided} locale={locale} />
        ))}
      </div>
    </>
  );
}

const labels = {
  yes: m.ballot_yes,
  no: m.ballot_no,
  abstain: m.ballot_abstain,
} as const satisfies Record<VoteChoice, unknown>;

interface OneBallotProps {
  readonly ballot: Ballot;
  readonly isUndecided: boolean;
  readonly locale: Locale;
}

function OneBallot({ ballot, isUndecided, locale }: OneBallotProps) {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isUndecided) choices.current?.querySelector('input')?.focus();
  }, [isUndecided]);
  const { id, name, form, choice, voted, electorate, until, answers } = ballot;
  const errorId = `ballot-${id}-error`;
  return (
    <Sheet title={name}>
      <div className={styles.kind}>
        <p className={styles.facts}>
          <span>{form}</span>
          <span>{m.ballot_voted({ voted, electorate }, { locale })}</span>
          {until !== null && <span>{m.ballot_until({ day: until }, { locale })}</span>}
        </p>
        {answers.length > 0 && (
          <details>
            <summary className={styles.answers}>{m.ballot_answers({}, { locale })}</summary>
            <dl className={sheet.facts}>
              {answers.map(({ path, label, answer }) => (
                <div key={path} className={styles.answer}>
                  <dt>{label}</dt>
                  <dd className={styles.text}>{answer}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <fieldset className={styles.ballot} ref={choices}>
            <legend className={styles.legend}>{m.ballot_legend({}, { locale })}</legend>
            {voteChoices.map((one) => (
              <Choice
                key={one}
                type="radio"
                name="choice"
                value={one}
                defaultChecked={choice === one}
                required
                {...(isUndecided && { 'aria-invalid': true, 'aria-describedby': errorId })}
              >
                {labels[one]({}, { locale })}
              </Choice>
            ))}
            <FieldError id={errorId} error={isUndecided ? m.ballot_undecided({}, { locale }) : undefined} />
          </fieldset>
          <Button type="submit">
            {choice === null ? m.ballot_cast({}, { locale }) : m.ballot_change({}, { locale })}
          </Button>
        </Form>
      </div>
    </Sheet>
  );
}
