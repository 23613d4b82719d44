import { OwnNavigation } from '../account/own-navigation';
import type { Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import type { SeatOutcome } from './change-seats.server';
import type { SeatedCompany } from './load-seats.server';
import styles from './membership.module.css';
import { HolderForm, SeatEntry } from './seat-entry';

interface SeatsPageProps {
  readonly companies: readonly SeatedCompany[];
  readonly isDone: boolean;
  readonly outcome: SeatOutcome | undefined;
  readonly locale: Locale;
}

/** The companies on whose seats somebody sits; their contact gives seats and hands them over. */
export function SeatsPage({ companies, isDone, outcome, locale }: SeatsPageProps) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.seats_title({}, { locale })} lead={m.seats_lead({}, { locale })} />
      {isDone && (
        <p className={styles.notice} role="status">
          {m.seats_done({}, { locale })}
        </p>
      )}
      {companies.length === 0 && <p>{m.seats_none({}, { locale })}</p>}
      <div className={sheet.stack}>
        {companies.map((company) => (
          <OneCompany key={company.company_id} {...{ company, outcome, locale }} />
        ))}
      </div>
    </>
  );
}

type OneCompanyProps = Pick<SeatsPageProps, 'outcome' | 'locale'> & { readonly company: SeatedCompany };

function OneCompany({ company, outcome, locale }: OneCompanyProps) {
  const { company_id, seats, list, is_contact } = company;
  const free = seats - list.length;
  return (
    <Sheet title={company.company}>
      <p className={styles.soft}>
        {is_contact
          ? `${m.seats_speaks({}, { locale })} ${m.seats_taken({ taken: list.length, seats }, { locale })}`
          : m.seats_member({}, { locale })}
      </p>
      <ul className={styles.entries}>
        {list.map((seat) => (
          <SeatEntry
            key={`${seat.id}-${seat.member_id}`}
            {...{ seat, outcome, locale }}
            companyId={company_id}
            mayChange={is_contact}
          />
        ))}
      </ul>
      {is_contact && free > 0 && (
        <details className={styles.act} open={outcome?.at === `add-${company_id}`}>
          <summary className={styles.link}>
            {m.seats_add({}, { locale })} · {m.seats_free({ count: free }, { locale })}
          </summary>
          <HolderForm key={list.length} companyId={company_id} at={`add-${company_id}`} {...{ outcome, locale }} />
        </details>
      )}
    </Sheet>
  );
}
