import { UiLink } from '@selvedge/ui';
import { HtmlText } from '../layout/html-text';
import { m } from '../paraglide/messages';
import type { SectionData } from './section-data';
import styles from './service-band.module.css';

/** Where each of the four services is written about, in the order in which the band names them. */
const serviceAddresses = ['/yarn-dyeing', '/yarn-processing', '/yarn-weaving', '/denim-fabric-finishing'] as const;

/** The page's one dark band: what the mill does beside selling cloth. */
export function ServiceBand({ band }: { readonly band: SectionData }) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{band.title}</h2>
          <HtmlText className={styles.text} html={band.body_html} />
          <UiLink className={styles.link} href="/oem-odm">
            {m.oem_odm_link()}
          </UiLink>
        </div>
        <ul className={styles.services}>
          {band.items.slice(0, serviceAddresses.length).map(({ name, value, note }, index) => (
            <li key={name}>
              <h3 className={styles.service}>
                <UiLink href={serviceAddresses[index] ?? '/about-us'}>{name}</UiLink>
              </h3>
              <p className={styles.text}>{[value, note].filter(Boolean).join(' ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
