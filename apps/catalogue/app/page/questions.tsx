import type { SectionData } from '../home/section-data';
import page from '../layout/page.module.css';
import styles from './questions.module.css';

/** Questions that buyers ask, each with its answer behind it; they open without script and are found by the browser's search. */
export function Questions({ section: { title, items } }: { readonly section: SectionData }) {
  return (
    <section className={`${page.frame} ${page.section} ${styles.questions}`}>
      <h2 className={page.sectionTitle}>{title}</h2>
      <div className={styles.list}>
        {items.map(({ name, value }) => (
          <details key={name} className={styles.item}>
            <summary className={styles.question}>
              <h3>{name}</h3>
            </summary>
            <p className={styles.answer}>{value}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
