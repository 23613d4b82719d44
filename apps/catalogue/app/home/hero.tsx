import { FigureLine, LinkButton, Picture, PointPaper, UiLink } from '@selvedge/ui';
import { HtmlText } from '../layout/html-text';
import { m } from '../paraglide/messages';
import type { ProductCardData } from '../product/product-card-data';
import styles from './hero.module.css';
import type { SectionData } from './section-data';

/** The page's one asymmetric composition: words to cloth as five to seven, with the cloth's own swatch card on it. */
export function Hero({
  lead,
  featured,
  productCount,
}: {
  readonly lead: SectionData | undefined;
  readonly featured: ProductCardData | null;
  readonly productCount: number;
}) {
  const image = lead?.img ?? featured?.image ?? null;
  return (
    <section className={styles.hero} data-first-picture="">
      <div className={styles.words}>
        <p className={styles.trades}>{m.hero_trades()}</p>
        <h1 className={styles.title}>{lead?.title ?? m.hero_title()}</h1>
        {lead?.body_html ? (
          <HtmlText className={styles.text} html={lead.body_html} />
        ) : (
          <p className={styles.text}>{m.hero_text()}</p>
        )}
        <div className={styles.actions}>
          <LinkButton href="/product-products">{m.browse_fabrics({ count: productCount })}</LinkButton>
          <LinkButton href="/inquire_form?swatch=1" kind="quiet">
            {m.ask_for_swatches()}
          </LinkButton>
        </div>
      </div>
      <div className={styles.cloth}>
        <Picture
          source={image}
          ratio="fill"
          list="bannerList"
          sizes="(max-width: 640px) 74vw, (max-width: 1023px) 100vw, 58vw"
          decorative
          priority
        />
        {featured && <SwatchCard product={featured} />}
      </div>
    </section>
  );
}

function SwatchCard({
  product: { href, title, articleNumber, figures, weave },
}: {
  readonly product: ProductCardData;
}) {
  return (
    <UiLink className={styles.card} href={href}>
      {weave && <PointPaper draft={weave} className={styles.draft} />}
      <span>
        <span className={styles.name}>{title}</span>
        <FigureLine figures={[articleNumber, ...figures.slice(0, 2)].filter(Boolean)} />
      </span>
    </UiLink>
  );
}
