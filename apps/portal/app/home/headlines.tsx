import { Entry } from './entry';
import styles from './headlines.module.css';
import type { Home } from './load-home.server';

export function Headlines({ items }: { items: Home['news'] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, category, title, summary, day }) => (
        <Entry
          key={id}
          title={
            <>
              <span className={styles.category}>{category}</span>
              {title}
            </>
          }
          aside={<time dateTime={day.machine}>{day.text}</time>}
        >
          <p>{summary}</p>
        </Entry>
      ))}
    </ul>
  );
}
