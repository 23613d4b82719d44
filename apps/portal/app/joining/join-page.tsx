import { useHref } from '@remix-run/react';
import { Button } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import { m } from '../paraglide/messages';
import { stageLabels } from './join-words';
import styles from './joining.module.css';
import type { JoinForms } from './load-joining.server';

/** What one can become here, and what lies before it. */
export function JoinPage({ list, stages, locale }: JoinForms & { readonly locale: Locale }) {
  const begin = useHref(inLanguage('/me/applications', locale));
  return (
    <>
      <PageHead title={m.join_page_title({}, { locale })} lead={m.join_lead({}, { locale })} />
      {list.length === 0 && <p>{m.join_none({}, { locale })}</p>}
      <div className={styles.kinds}>
        {list.map(({ id, title, description, kind, seats, months }) => (
          <Sheet key={id} title={title}>
            <div className={styles.kind}>
              <p>{description}</p>
              <p className={styles.facts}>
                {kind === 'company' && <span>{m.join_seats({ count: seats }, { locale })}</span>}
                {months !== null && <span>{m.join_months({ count: months }, { locale })}</span>}
              </p>
              <form method="post" action={begin}>
                <input type="hidden" name="form_id" value={id} />
                <Button type="submit">{m.join_begin({}, { locale })}</Button>
              </form>
            </div>
          </Sheet>
        ))}
      </div>
      {list.length > 0 && (
        <div className={styles.before}>
          <Sheet title={m.join_way({}, { locale })}>
            <ol className={`${styles.way} ${styles.across}`}>
              {stages.map(({ kind, days }) => (
                <li key={kind} className={styles.stage}>
                  {stageLabels[kind]({}, { locale })}
                  {days !== null && <span className={styles.when}>{m.join_days({ count: days }, { locale })}</span>}
                </li>
              ))}
            </ol>
          </Sheet>
        </div>
      )}
    </>
  );
}
