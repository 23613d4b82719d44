import { FigureTable, PointPaper, type TabPanel, Tabs, UiLink } from '@selvedge/ui';
import { DownloadList } from '../download/download-list';
import { MessageForm } from '../inquiry/message-form';
import { HtmlText } from '../layout/html-text';
import page from '../layout/page.module.css';
import { Crumbs } from '../layout/page-head';
import { m } from '../paraglide/messages';
import { Album } from './album';
import { categoryHref } from './category-tree';
import { Certificates } from './certificates';
import type { ProductData } from './load-product.server';
import { ProductActions } from './product-actions';
import styles from './product-page.module.css';
import { ProductRow } from './product-row';
import { Reviews } from './reviews';
import { weaveNames } from './weave-names';

/** The groups of figures that stand beside the picture; the others have their own tab. */
const leadingGroups: readonly string[] = ['construction', 'trade'];

/** A product's own page. */
export function ProductPage({ product }: { readonly product: ProductData }) {
  const { title, articleNumber, description, attributes, weave, trail } = product;
  // The weave has its own drawing below the table.
  const leading = attributes.filter(({ group, key }) => leadingGroups.includes(group) && !(weave && key === 'weave'));
  const crumbs = trail.map((category) => ({ title: category.title, href: categoryHref(category) }));
  return (
    <>
      <div className={`${page.frame} ${styles.crumbs}`}>
        <Crumbs crumbs={[...crumbs, { title }]} />
      </div>
      <article className={page.frame}>
        <div className={styles.stage}>
          <Album slides={product.slides} title={title} />
          <div className={styles.facts}>
            {articleNumber && <p className={page.kicker}>{m.article_in_stock({ number: articleNumber })}</p>}
            <h1 className={styles.title}>{title}</h1>
            {description && <p className={styles.lead}>{description}</p>}
            <FigureTable rows={leading.length > 0 ? leading : attributes} caption={m.figures_of({ name: title })} />
            {weave && (
              <figure className={styles.draft}>
                <PointPaper draft={weave} size={24} className={styles.paper} />
                <figcaption>
                  {weaveNames[weave]()}
                  <span className={page.kicker}>{m.point_paper()}</span>
                </figcaption>
              </figure>
            )}
            <ProductActions product={product} />
            <Certificates certificates={product.certificates} />
          </div>
        </div>
        <div className={styles.details}>
          <Tabs label={m.about_product()} panels={panelsOf(product)} />
          <MessageForm productId={product.id} level={2} />
        </div>
      </article>
      <Neighbours product={product} />
      {product.related.length > 0 && (
        <section className={`${page.frame} ${page.section}`}>
          <ProductRow title={m.related_products()} products={product.related} />
        </section>
      )}
    </>
  );
}

function panelsOf(product: ProductData): TabPanel[] {
  const careful = product.attributes.filter(({ group }) => !leadingGroups.includes(group));
  return [
    {
      id: 'description',
      title: m.tab_description(),
      content: <HtmlText html={product.descriptionHtml || `<p>${m.no_description()}</p>`} />,
    },
    ...(careful.length > 0
      ? [
          {
            id: 'fastness',
            title: m.tab_fastness(),
            content: <FigureTable rows={careful} caption={m.tab_fastness()} />,
          },
        ]
      : []),
    {
      id: 'downloads',
      title: m.tab_downloads(),
      count: product.downloads.length,
      content: <DownloadList downloads={product.downloads} />,
    },
    {
      id: 'reviews',
      title: m.tab_reviews(),
      count: product.reviews.count,
      content: <Reviews reviews={product.reviews} product={product} />,
    },
  ];
}

function Neighbours({ product: { previous, next } }: { readonly product: ProductData }) {
  if (!previous && !next) return null;
  const href = ({ id, slug }: { id: number; slug: string }) => `/product/${id}${slug ? `-${slug}` : ''}`;
  return (
    <nav className={`${page.frame} ${styles.neighbours}`} aria-label={m.neighbouring_products()}>
      {previous && (
        <UiLink className={styles.neighbour} href={href(previous)} rel="prev">
          <span className={page.kicker}>
            <Arrow points="←" /> {m.previous_product()}
          </span>
          {previous.title}
        </UiLink>
      )}
      {next && (
        <UiLink className={`${styles.neighbour} ${styles.next}`} href={href(next)} rel="next">
          <span className={page.kicker}>
            {m.next_product()} <Arrow points="→" />
          </span>
          {next.title}
        </UiLink>
      )}
    </nav>
  );
}

/** Turned round where one reads from the right; the words beside it say where it leads. */
function Arrow({ points }: { readonly points: '←' | '→' }) {
  return (
    <span className={styles.arrow} aria-hidden="true">
      {points}
    </span>
  );
}
