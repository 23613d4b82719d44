import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { Community } from './community';
import { EntryLink } from './entry-link';
import styles from './footer.module.css';
import type { NavigationEntry } from './navigation';
import { Seal } from './seal';

/** Who the association is, how to reach it and how to join: the end of every page. */
export function Footer({ community, entries, locale }: FooterProps) {
  const { contact } = community;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.about}>
          <h2 className={styles.title}>{m.about_title({}, { locale })}</h2>
          <p>{community.introduction}</p>
        </section>
        <section className={styles.join} id="contact">
          <h2 className={styles.title}>{m.join_title({}, { locale })}</h2>
          <p>{m.join_text({}, { locale })}</p>
          <p className={styles.ways}>
            <UiLink className={styles.apply} href={inLanguage('/join', locale)}>
              {m.join_online({}, { locale })}
            </UiLink>
            <a className={styles.write} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
        </section>
        <nav className={styles.map} id="sections" aria-label={m.footer_navigation({}, { locale })}>
          {entries.map((entry) => (
            <EntryLink key={entry.id} entry={entry} locale={locale} />
          ))}
        </nav>
        <div className={styles.foot}>
          <dl className={styles.facts}>
            <Fact name={m.contact_phone({}, { locale })}>
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </Fact>
            <Fact name={m.contact_address({}, { locale })}>{contact.address}</Fact>
            <Fact name={m.contact_hours({}, { locale })}>{contact.hours}</Fact>
          </dl>
          <p className={styles.sign}>
            <Seal characters={community.seal} />
            <span>
              {community.name}
              <span className={styles.since}>{m.founded({ year: community.founded }, { locale })}</span>
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}

interface FooterProps {
  readonly community: Community;
  readonly entries: readonly NavigationEntry[];
  readonly locale: Locale;
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
