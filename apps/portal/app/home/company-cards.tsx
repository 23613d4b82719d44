import { Picture } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { Seal } from '../layout/seal';
import { m } from '../paraglide/messages';
import styles from './company-cards.module.css';
import { Empty } from './empty';
import type { Home } from './load-home.server';
import { rankLabels } from './ranks';

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
          <span className={styles.part}>{m.companies_part({ shown: list.length, total }, { locale })}</span>
        )}
      </h2>
      {list.length === 0 && (
        <Empty title={m.companies_empty({}, { locale })} text={m.companies_empty_text({}, { locale })} />
      )}
      <ul className={styles.cards}>
        {list.map(({ id, name, trade, rank, img }) => (
          <li key={id} className={styles.card}>
            <div className={styles.picture}>
              <Picture
                source={img}
                sizes="(max-width: 768px) 46vw, (max-width: 1200px) 30vw, 290px"
                ratio="fill"
                decorative
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>
                {name}
                <Seal characters={seal} size="small" />
              </h3>
              <p className={styles.trade}>{trade}</p>
              <p className={rank === 'member' ? styles.trade : styles.rank}>{rankLabels[rank]({}, { locale })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
