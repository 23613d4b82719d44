import { UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { stateLabels } from './join-words';
import styles from './joining.module.css';
import type { Applications } from './load-joining.server';

/** Everything that somebody has applied for here. */
export function ApplicationsPage({ list, locale }: { readonly list: Applications; readonly locale: Locale }) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.join_mine({}, { locale })} />
      <section className={sheet.sheet}>
        {list.length === 0 ? (
          <p>{m.join_mine_empty({}, { locale })}</p>
        ) : (
          <ul className={styles.rows}>
            {list.map(({ id, name, form, state, updated }) => (
              <li key={id} className={styles.row}>
                <UiLink href={inLanguage(`/me/applications/${id}`, locale)}>
                  {name || m.join_untitled({}, { locale })}
                </UiLink>
                <span className={styles.when}>{form}</span>
                <time className={styles.when} dateTime={updated.machine}>
                  {updated.text}
                </time>
                <span className={styles.mark} data-waits={state === 'asked' || state === 'draft'}>
                  {stateLabels[state]({}, { locale })}
                </span>
              </li>
            ))}
          </ul>
        )}
        <UiLink className={sheet.back} href={inLanguage('/join', locale)}>
          {m.join_to_join({}, { locale })}
        </UiLink>
      </section>
    </>
  );
}
