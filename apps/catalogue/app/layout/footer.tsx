import { UiLink } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';
import type { SiteData } from './site-data';
import { WovenMark } from './woven-mark';

/** Where the page ends: who the mill is, how to reach it, and every other way. */
export function Footer({ site }: { readonly site: SiteData }) {
  const { company } = site;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.mill}>
          <p className={styles.name}>
            <WovenMark className={styles.mark} />
            {company.name}
          </p>
          <address className={styles.address}>
            <span>{company.address}</span>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
            <span>{company.hours}</span>
          </address>
        </div>
        {site.footer.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.heading}>{column.title}</h2>
            <ul>
              {column.children.map((entry) => (
                <li key={entry.title}>
                  <UiLink className={styles.link} href={entry.href} target={entry.target}>
                    {entry.title}
                  </UiLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <p>{m.footer_note({ name: company.name })}</p>
        <div className={styles.ways}>
          <UiLink className={styles.link} href="/privacy">
            {m.privacy()}
          </UiLink>
          <LanguageSwitch className={styles.link} />
        </div>
      </div>
    </footer>
  );
}
