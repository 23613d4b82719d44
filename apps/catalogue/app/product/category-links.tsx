import { UiLink } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { m } from '../paraglide/messages';
import styles from './category-links.module.css';
import { type CategoryLink, categoryHref } from './category-tree';

/** The categories below this one, or beside it, as a row to walk along. */
export function CategoryLinks({
  categories,
  currentId,
}: {
  readonly categories: readonly (CategoryLink & { readonly count: number })[];
  readonly currentId: number;
}) {
  if (categories.length === 0) return null;
  return (
    <nav className={page.frame} aria-label={m.categories()}>
      <ul className={styles.row}>
        {categories.map((category) => (
          <li key={category.id}>
            <UiLink
              className={styles.link}
              href={categoryHref(category)}
              {...(category.id === currentId && { 'aria-current': 'page' })}
            >
              {category.title}
              <span className={styles.count}>{category.count}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
