import { Form } from '@remix-run/react';
import { type VoteChoice, voteChoices } from '@selvedge/domain/joining';
import { Button } from '@selvedge/ui';
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
  readonly locale: Locale;
}

/** Every applicant on whom somebody votes as one of the council: what they have answered, and the ballot. */
export function CouncilPage({ list, isKept, locale }: CouncilPageProps) {
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
          <OneBallot key={ballot.id} ballot={ballot} locale={locale} />
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

function OneBallot({ ballot, locale }: { readonly ballot: Ballot; readonly locale: Locale }) {
  const { id, name, form, choice, voted, electorate, until, answers } = ballot;
  return (
    <Sheet title={name}>
      <div className={styles.kind}>
        <p className={styles.facts}>
          <span>{form}</span>
          <span>{m.ballot_voted({ voted, electorate }, { locale })}</span>
          {until !== null && <span>{m.join_until({ day: until }, { locale })}</span>}
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
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <fieldset className={styles.ballot}>
            <legend className={styles.legend}>{m.ballot_legend({}, { locale })}</legend>
            {voteChoices.map((one) => (
              <Choice key={one} type="radio" name="choice" value={one} defaultChecked={choice === one} required>
                {labels[one]({}, { locale })}
              </Choice>
            ))}
          </fieldset>
          <Button type="submit">
            {choice === null ? m.ballot_cast({}, { locale }) : m.ballot_change({}, { locale })}
          </Button>
        </Form>
      </div>
    </Sheet>
  );
}
