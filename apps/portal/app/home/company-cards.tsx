import { UiLink } from '@selvedge/ui';
import { CompanyCard } from '../companies/company-card';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './company-cards.module.css';
import { Empty } from './empty';
import type { Home } from './load-home.server';

/** The member companies; the association's seal on a card is the mark of membership. */
export function CompanyCards({
  companies,
  seal,
  locale,
}: {
  companies: Home['companies'];
  seal: string;
  locale: Locale;
}) {
  const { list, total } = companies;
  return (
    <section className={styles.companies} id="companies" aria-labelledby="companies-title">
      <h2 className={styles.heading} id="companies-title">
        {m.companies_title({}, { locale })}
        {list.length < total && (
          <UiLink className={styles.part} href={inLanguage('/companies', locale)}>
            {m.companies_part({ shown: list.length, total }, { locale })}
          </UiLink>
        )}
      </h2>
      {list.length === 0 && (
        <Empty title={m.companies_empty({}, { locale })} text={m.companies_empty_text({}, { locale })} />
      )}
      <ul className={styles.cards}>
        {list.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} seal={seal} level={3} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
