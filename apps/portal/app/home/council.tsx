import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './council.module.css';
import { Empty } from './empty';
import type { Home } from './load-home.server';
import { Panel } from './panel';

/** The people of the council; where there is no face, the family name stands in a disc. */
export function Council({ council, locale }: { council: Home['council']; locale: Locale }) {
  return (
    <Panel
      id="council"
      title={m.council_title({}, { locale })}
      more={{ label: m.more({}, { locale }), href: inLanguage('/people', locale) }}
    >
      {council.length === 0 && (
        <Empty title={m.council_empty({}, { locale })} text={m.council_empty_text({}, { locale })} />
      )}
      <ul className={styles.people}>
        {council.map(({ id, name, initial, title }) => (
          <li key={`${title} ${id}`} className={styles.person}>
            <span className={styles.disc} aria-hidden="true">
              {initial}
            </span>
            <UiLink className={styles.name} href={inLanguage(`/members/${id}`, locale)}>
              {name}
            </UiLink>
            <span className={styles.office}>{title}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
