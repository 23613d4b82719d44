import { Picture, UiLink } from '@selvedge/ui';
import { rankLabels } from '../home/ranks';
import { inLanguage, type Locale } from '../language/address';
import { Seal } from '../layout/seal';
import styles from './company-card.module.css';
import type { CompaniesData } from './load-companies.server';

/** A member company; the association's seal on its card is the mark of membership. */
export function CompanyCard({ company, seal, level, locale }: CompanyCardProps) {
  const { id, name, trade, rank, img } = company;
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          source={img}
          sizes="(max-width: 768px) 46vw, (max-width: 1200px) 30vw, 290px"
          ratio="fill"
          decorative
        />
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>
          <UiLink className={styles.link} href={inLanguage(`/companies/${id}`, locale)}>
            {name}
          </UiLink>
          <Seal characters={seal} size="small" />
        </Name>
        <p className={styles.trade}>{trade}</p>
        <p className={rank === 'member' ? styles.trade : styles.rank}>{rankLabels[rank]({}, { locale })}</p>
      </div>
    </article>
  );
}

interface CompanyCardProps {
  readonly company: CompaniesData['list'][number];
  readonly seal: string;
  /** Of the card's heading in its page. */
  readonly level: 2 | 3;
  readonly locale: Locale;
}
