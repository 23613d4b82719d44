import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { type PageAsked, pageAnswer, slice } from '../page-answer';
import { isShop } from '../site/site-queries';
import { unixSeconds } from '../unix-seconds';
import { productOrder } from './product-order';
import { findProductPage } from './product-queries';
import { productToWire } from './product-to-wire';
import { coveredWhere, findPeriod, loadReduction } from './reduction-queries';

/** A reduction with the products that it covers; nothing when there is none, or the site is no shop. */
export async function findReduction(
  { db, kept, language, now, siteId, drafts, changesAt }: CatalogueContext,
  asked: PageAsked & { readonly id: number },
) {
  const [shop, reduction] = await Promise.all([
    kept.exactly('shop', () => isShop(db, siteId)),
    loadReduction(db, asked.id),
  ]);
  if (!shop || reduction === undefined) return undefined;
  const where = coveredWhere(asked.id, now, { drafts });
  const [page, period] = await Promise.all([
    findProductPage(db, { where, order: productOrder('recommended', 'page_content'), ...slice(asked) }, { drafts }),
    findPeriod(db, where),
  ]);
  const { title, summary } = reduction.texts.length > 0 ? inLanguage(reduction.texts, language) : untitled;
  return {
    reduction: {
      reduction_id: reduction.id,
      slug: reduction.slug,
      title,
      summary,
      discount_start_time: period.start === null ? 0 : unixSeconds(period.start),
      discount_end_time: period.end === null ? 0 : unixSeconds(period.end),
      discount_setting: reduction.rules.map(({ conditionType, conditionValue, type, value }) => ({
        condition_type: conditionType,
        condition_value: conditionValue,
        type,
        value,
      })),
    },
    products: pageAnswer(
      page.cards.map((card) => productToWire(card, { language, isShop: shop, now, changesAt })),
      page.total,
      asked,
    ),
  };
}

const untitled = { title: '', summary: '' } as const;
