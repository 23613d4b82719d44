import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { OtherDesk } from './desk-context';
import styles from './desk-frame.module.css';

interface NoDeskProps {
  readonly otherDesks: readonly OtherDesk[];
  readonly locale: Locale;
}

/** For who is signed in and has nothing to do at the desk. */
export function NoDesk({ otherDesks, locale }: NoDeskProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} />
      <main className={styles.page}>
        <h1>{m.desk_not_yours({}, { locale })}</h1>
        <p>{m.desk_not_yours_text({}, { locale })}</p>
        {otherDesks.length > 0 && (
          <>
            <p>{m.desk_elsewhere({}, { locale })}</p>
            <ul className={styles.desks}>
              {otherDesks.map(({ name, address }) => (
                <li key={address}>
                  <a href={address}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <UiLink href={inLanguage('/', locale)}>{m.to_home({}, { locale })}</UiLink>
        </p>
      </main>
    </div>
  );
}
