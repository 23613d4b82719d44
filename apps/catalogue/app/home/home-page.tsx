import { LinkButton, UiLink } from '@selvedge/ui';
import { ArticleTeaser } from '../article/article-teasers';
import { FindBar } from '../find/find-bar';
import page from '../layout/page.module.css';
import { ItemRow } from '../list/item-row';
import { m } from '../paraglide/messages';
import { ProductRow } from '../product/product-row';
import { FilmRow } from '../video/film-row';
import { CategoryMosaic } from './category-mosaic';
import { Hero } from './hero';
import styles from './home-page.module.css';
import type { HomeData } from './load-home.server';
import { ServiceBand } from './service-band';

/** The shop window. */
export function HomePage({ home }: { readonly home: HomeData }) {
  const lead = home.sections.find(({ kind }) => kind === 'lead');
  const band = home.sections.find(({ kind }) => kind === 'band');
  return (
    <>
      <Hero lead={lead} featured={home.featured} productCount={home.facets.total} />
      <FindBar facets={home.facets} />
      <section className={`${page.frame} ${page.section}`}>
        <ProductRow
          title={m.new_from_the_looms()}
          products={home.newest}
          all={
            <LinkButton href="/product-products?sort=newest" kind="quiet">
              {m.all_fabrics()}
            </LinkButton>
          }
        />
      </section>
      <CategoryMosaic categories={home.categories} />
      {band && <ServiceBand band={band} />}
      {home.articles.length > 0 && (
        <section className={`${page.frame} ${page.section}`}>
          <ItemRow
            title={m.from_the_journal()}
            look="teasers"
            items={home.articles.map((article) => ({ key: article.id, content: <ArticleTeaser article={article} /> }))}
            all={
              <LinkButton href="/article-list" kind="quiet">
                {m.all_articles()}
              </LinkButton>
            }
          />
        </section>
      )}
      {home.films.length > 0 && (
        <section className={`${page.frame} ${page.section}`}>
          <FilmRow
            title={m.films()}
            films={home.films}
            all={
              <LinkButton href="/video-list" kind="quiet">
                {m.all_films()}
              </LinkButton>
            }
          />
        </section>
      )}
      <section className={`${page.frame} ${page.section}`}>
        <h2 className={styles.certificatesTitle}>{m.certificates_line()}</h2>
        <ul className={styles.certificates}>
          {home.facets.certificate.map(({ value, name, count }) => (
            <li key={value}>
              <UiLink
                className={styles.certificate}
                href={`/product-products?certificate=${encodeURIComponent(value)}`}
              >
                {name}
                <span className={page.kicker}>{m.fabrics_count({ count })}</span>
              </UiLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
