import { UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { Seal } from '../layout/seal';
import { WholePageLink } from '../links/whole-page-link';
import { PageHead } from '../page/page-head';
import { m } from '../paraglide/messages';
import type { Card } from './load-card.server';
import styles from './membership.module.css';

interface CardPageProps {
  readonly card: Card | null;
  readonly seal: string;
  readonly locale: Locale;
}

export const cardStates = { valid: m.card_valid, expired: m.card_expired, ended: m.card_ended } as const;

/** A member's own card, and the ways to the certificate and to the seats of companies. */
export function CardPage({ card, seal, locale }: CardPageProps) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.card_title({}, { locale })} />
      {card === null && (
        <>
          <p>{m.card_none({}, { locale })}</p>
          <p className={styles.links}>
            <UiLink className={styles.link} href={inLanguage('/join', locale)}>
              {m.join_to_join({}, { locale })}
            </UiLink>
          </p>
        </>
      )}
      {card !== null && (
        <>
          <OneCard card={card} seal={seal} locale={locale} />
          <p className={styles.links}>
            <WholePageLink className={styles.link} href={inLanguage('/me/card/certificate', locale)}>
              {m.card_certificate({}, { locale })}
            </WholePageLink>
            {card.companies.length > 0 && (
              <UiLink className={styles.link} href={inLanguage('/me/seats', locale)}>
                {m.seats_manage({}, { locale })}
              </UiLink>
            )}
          </p>
        </>
      )}
    </>
  );
}

function OneCard({ card, seal, locale }: { readonly card: Card; readonly seal: string; readonly locale: Locale }) {
  const { name, post, company, companies, category, positions, number, joined, until, state, svg } = card;
  // Who sits on seats of several companies is of all of them.
  const houses = companies.length > 1 ? companies.map((one) => one.company) : [company];
  const lines = [
    [...houses, post],
    [category, ...positions],
  ].map((parts) => parts.filter((part) => part !== ''));
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          {lines.map((parts, place) => (
            <p key={place} className={styles.soft}>
              {parts.join(' · ')}
            </p>
          ))}
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
