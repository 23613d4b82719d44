import page from '../layout/page.module.css';
import { useSite } from '../layout/site-data';
import { m } from '../paraglide/messages';
import type { RefusedForm } from './inquiry-action.server';
import { MessageForm } from './message-form';
import styles from './message-section.module.css';

/** The leave-a-message form at the end of lists and written pages, beside how else to reach the mill. */
export function MessageSection({ refused }: { readonly refused?: RefusedForm | undefined }) {
  const company = useSite()?.company;
  return (
    <section className={`${page.frame} ${page.section}`}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className={page.sectionTitle}>{m.message_heading()}</h2>
          <p className={page.lead}>{m.message_lead()}</p>
          {company && (
            <address className={styles.address}>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
              <span>{company.hours}</span>
            </address>
          )}
        </div>
        <MessageForm level={3} refused={refused} />
      </div>
    </section>
  );
}
