import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { FilterForm } from '../page/filter-form';
import { ListCount } from '../page/list-count';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './companies-page.module.css';
import { CompanyCard } from './company-card';
import type { CompaniesData } from './load-companies.server';

export function CompaniesPage({ companies, seal, locale }: CompaniesPageProps) {
  const { list, total, query, trades, regions, size } = companies;
  const base = inLanguage('/companies', locale);
  return (
    <>
      <PageHead title={m.companies_title({}, { locale })} lead={m.companies_lead({}, { locale })} />
      <FilterForm
        action={base}
        query={query}
        label={m.companies_search({}, { locale })}
        locale={locale}
        filters={[
          { name: 'trade', label: m.filter_trade({}, { locale }), choices: trades },
          { name: 'region', label: m.filter_region({}, { locale }), choices: regions },
        ]}
      />
      <ListCount text={m.companies_found({ count: total }, { locale })} />
      {list.length === 0 ? (
        <div className={sheet.sheet}>
          <Empty title={m.no_company_found({}, { locale })} text={m.nothing_found_text({}, { locale })} />
        </div>
      ) : (
        <ul className={styles.cards}>
          {list.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} seal={seal} level={2} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}

interface CompaniesPageProps {
  readonly companies: CompaniesData;
  readonly seal: string;
  readonly locale: Locale;
}
