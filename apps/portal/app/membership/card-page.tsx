import { Form } from '@remix-run/react';
import { Button, Field } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { Seal } from '../layout/seal';
import { WholePageLink } from '../links/whole-page-link';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import type { Card } from './load-card.server';
import styles from './membership.module.css';

interface CardPageProps {
  readonly card: Card | null;
  readonly seal: string;
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly locale: Locale;
}

export const cardStates = { valid: m.card_valid, expired: m.card_expired, ended: m.card_ended } as const;

/** A member's own card, and the seats of the companies that they speak for. */
export function CardPage({ card, seal, issues, locale }: CardPageProps) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.card_title({}, { locale })} />
      {card === null ? <p>{m.card_none({}, { locale })}</p> : <OneCard card={card} seal={seal} locale={locale} />}
      <p className={styles.links}>
        {card !== null && (
          <WholePageLink className={styles.link} href={inLanguage('/me/card/certificate', locale)}>
            {m.card_certificate({}, { locale })}
          </WholePageLink>
        )}
        <WholePageLink className={styles.link} href={inLanguage('/me/data', locale)}>
          {m.card_data({}, { locale })}
        </WholePageLink>
      </p>
      <div className={sheet.stack}>
        {card?.companies.map((company) => (
          <Seats key={company.company_id} company={company} issues={issues} locale={locale} />
        ))}
      </div>
    </>
  );
}

function OneCard({ card, seal, locale }: { readonly card: Card; readonly seal: string; readonly locale: Locale }) {
  const { name, post, company, category, positions, number, joined, until, state, svg } = card;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.soft}>{[company, post].filter((part) => part !== '').join(' · ')}</p>
          <p className={styles.soft}>{[category, ...positions].filter((part) => part !== '').join(' · ')}</p>
        </div>
        <Seal characters={seal} />
      </div>
      <span className={styles.state} data-state={state}>
        {cardStates[state]({}, { locale })}
      </span>
      <dl className={styles.facts}>
        <dt>{m.card_number({}, { locale })}</dt>
        <dd>{number}</dd>
        <dt>{m.card_since({}, { locale })}</dt>
        <dd>{joined}</dd>
        <dt>{m.card_until({}, { locale })}</dt>
        <dd>{until ?? m.card_open({}, { locale })}</dd>
      </dl>
      {/* Drawn by our own server from our own address. */}
      <div className={styles.code} dangerouslySetInnerHTML={{ __html: svg }} />
      <p className={styles.soft}>{m.card_scan({}, { locale })}</p>
    </article>
  );
}

interface SeatsProps {
  readonly company: Card['companies'][number];
  readonly issues: CardPageProps['issues'];
  readonly locale: Locale;
}

function Seats({ company: { company_id, company, seats, list, is_contact }, issues, locale }: SeatsProps) {
  return (
    <Sheet title={`${company} · ${m.seats_title({}, { locale })}`}>
      <div className={styles.seats}>
        {is_contact && <p>{m.seats_taken({ taken: list.length, seats }, { locale })}</p>}
        {list.map((seat) => (
          <div key={seat.id}>
            <strong>{seat.name}</strong>{' '}
            <span className={styles.soft}>{seat.is_contact ? m.join_contact({}, { locale }) : seat.post}</span>
            {is_contact && !seat.is_contact && (
              <details>
                <summary className={styles.link}>{m.seats_transfer({}, { locale })}</summary>
                <Form method="post" className={styles.seats} preventScrollReset>
                  <input type="hidden" name="company_id" value={company_id} />
                  <input type="hidden" name="seat_id" value={seat.id} />
                  <Field
                    label={m.join_colleague_name({}, { locale })}
                    name="name"
                    maxLength={100}
                    required
                    error={issues.name}
                  />
                  <Field
                    label={m.join_colleague_email({}, { locale })}
                    name="email"
                    type="email"
                    maxLength={254}
                    required
                    error={issues.email}
                  />
                  <Button type="submit">{m.seats_transfer({}, { locale })}</Button>
                </Form>
              </details>
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}
