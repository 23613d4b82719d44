import { UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import { m } from '../paraglide/messages';
import styles from './membership.module.css';

const parts = [m.data_account, m.data_membership, m.data_applications, m.data_money, m.data_acts] as const;

/** What is kept of a person: taken away as a file, or erased with the account. */
export function DataPage({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.own_data({}, { locale })} lead={m.data_lead({}, { locale })} />
      <Sheet title={m.data_holds({}, { locale })}>
        <ul className={styles.holds}>
          {parts.map((part, place) => (
            <li key={place}>{part({}, { locale })}</li>
          ))}
        </ul>
        <p className={styles.links}>
          {/* A file, which the router would not find. */}
          <a className={styles.link} href={inLanguage('/me/data/file', locale)}>
            {m.data_download({}, { locale })}
          </a>
          <UiLink className={styles.link} href={`${inLanguage('/me', locale)}#leave`}>
            {m.data_leave({}, { locale })}
          </UiLink>
        </p>
      </Sheet>
    </>
  );
}
