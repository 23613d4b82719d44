import { Picture, UiLink } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { m } from '../paraglide/messages';
import { categoryHref } from '../product/category-tree';
import styles from './category-mosaic.module.css';
import type { HomeData } from './load-home.server';

/** The categories as one large picture and four beside it; words stand on a dark foot, never on a veil. */
export function CategoryMosaic({ categories }: { readonly categories: HomeData['categories'] }) {
  if (categories.length === 0) return null;
  return (
    <section className={`${page.frame} ${page.section}`}>
      <h2 className={`${page.sectionTitle} ${styles.heading}`}>{m.what_we_make()}</h2>
      <ul className={styles.mosaic}>
        {categories.slice(0, 5).map((category, index) => (
          <li key={category.id} className={styles.tile}>
            <UiLink className={styles.link} href={categoryHref(category)}>
              <Picture
                source={category.img}
                ratio="fill"
                list="list"
                sizes={index === 0 ? '(max-width: 768px) 100vw, 660px' : '(max-width: 768px) 50vw, 330px'}
                decorative
              />
              <span className={category.img ? styles.foot : styles.plain}>
                <span className={styles.name}>{category.title}</span>
                <span className={styles.figures}>{category.figures}</span>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
