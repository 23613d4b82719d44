import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { FilterForm } from '../page/filter-form';
import { ListCount } from '../page/list-count';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { PersonLink } from '../people/person-link';
import type { MembersData } from './load-members.server';
import styles from './members-page.module.css';

/** The member directory: searched and narrowed, and only what members show. */
export function MembersPage({ members, locale }: { members: MembersData; locale: Locale }) {
  const { list, total, query, trades, regions, positions, size } = members;
  const base = inLanguage('/members', locale);
  return (
    <>
      <PageHead title={m.members_title({}, { locale })} lead={m.members_lead({}, { locale })} />
      <FilterForm
        action={base}
        query={query}
        label={m.members_search({}, { locale })}
        locale={locale}
        filters={[
          { name: 'trade', label: m.filter_trade({}, { locale }), choices: trades },
          { name: 'region', label: m.filter_region({}, { locale }), choices: regions },
          { name: 'position', label: m.filter_position({}, { locale }), choices: positions },
        ]}
      />
      <ListCount text={m.members_found({ count: total }, { locale })} />
      {list.length === 0 ? (
        <div className={sheet.sheet}>
          <Empty title={m.nobody_found({}, { locale })} text={m.nothing_found_text({}, { locale })} />
        </div>
      ) : (
        <ul className={styles.members}>
          {list.map(({ company, post, positions: offices, region, ...person }) => (
            <li key={person.id} className={styles.member}>
              <PersonLink
                person={person}
                lines={[offices.join(' · '), [post, company?.name].filter(Boolean).join(' · '), region]}
                locale={locale}
              />
            </li>
          ))}
        </ul>
      )}
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}
