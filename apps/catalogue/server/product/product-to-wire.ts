import type { rawProduct } from '@selvedge/domain/content';
import { mostQuantity } from '@selvedge/domain/shop';
import type { z } from 'zod';
import { allInLanguage, inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { addressOf } from '../record-address';
import { richText } from '../rich-text/rich-text';
import { priceVersion } from '../shop/product-price';
import { unixSeconds } from '../unix-seconds';
import type { ProductCard } from './product-cards';
import type { ProductDetail } from './product-queries';

export type WireProduct = z.input<typeof rawProduct>;

/** In what way products are shown: in which language, and whether with prices. */
export interface Showing {
  readonly language: Language;
  readonly isShop: boolean;
  /** The moment: a price is another one while its discount runs. */
  readonly now: Date;
  /** Told when what is shown changes by itself: a discount's start or end. */
  readonly changesAt: (moment: Date) => void;
}

/** A product as lists show it. */
export function productToWire(product: ProductCard, showing: Showing): WireProduct {
  const { title, subtitle, summary } = inLanguage(product.texts, showing.language);
  const [first, second] = product.pictures.map(({ picture }) => pictureToWire(picture, showing.language, title));
  return {
    id: product.id,
    relate_type: 'product',
    content_type: 'product',
    page_url_suffix: addressOf.product(product),
    title,
    subtitle,
    summary,
    img: first ?? null,
    hover_img: second ?? null,
    alt: first?.alt ?? title,
    is_hot: product.isHot,
    is_new: product.isNew,
    is_recommend: product.isRecommend,
    comment: { score: product.commentScore, count: product.commentCount },
    article_number: product.articleNumber,
    category_id: product.categoryId,
    figures: product.figures,
    weave: product.weave,
    add_time: unixSeconds(product.addedAt),
    tags: product.tags,
    ...pricesOf(product, showing),
  };
}

/** A product as its own page shows it. */
export function productDetailToWire(product: ProductDetail, showing: Showing): WireProduct {
  const { language } = showing;
  const { title, bodyHtml } = inLanguage(product.texts, language);
  const isForSale = showing.isShop && product.priceMin !== null;
  return {
    ...productToWire(product, showing),
    ...(isForSale && { in_stock: mostQuantity({ least: product.leastQuantity, stock: product.stock }) > 0 }),
    description_html: richText(bodyHtml),
    album: product.pictures.map(({ kind, repeatMm, picture }) => ({
      ...pictureToWire(picture, language, title),
      kind,
      repeat_mm: repeatMm,
    })),
    attributes: allInLanguage(product.attributes, language).map(({ code, name, value, second, unitCode, group }) => ({
      key: code,
      name,
      value,
      second,
      unit_code: unitCode,
      group,
    })),
    certificates: product.certificates.map(({ name, validUntil }) => ({
      name,
      valid_until: validUntil === null ? null : unixSeconds(new Date(validUntil)),
    })),
    options: allInLanguage(product.options, language).map(({ name, values }) => ({ name, values })),
    video_url: product.videos[0]?.files[0]?.url ?? null,
    model_url: product.modelUrl,
    model_poster: product.modelPicture && pictureToWire(product.modelPicture, language, title),
  };
}

/** The codes of specification §3: 2 is sold with prices, any other one without. */
const productCodes = { priced: 2, unpriced: 1 } as const;

/** Prices leave the house only while the site is a shop; a page must not be able to leak them. */
function pricesOf(product: ProductCard, { isShop, now, changesAt }: Showing): Partial<WireProduct> {
  if (!isShop || product.priceMin === null) return { product_code: productCodes.unpriced, prices_shown: false };
  const change = [product.discountStart, product.discountEnd].find((moment) => moment !== null && moment > now);
  if (change) changesAt(change);
  const { reduction } = product;
  return {
    product_code: productCodes.priced,
    prices_shown: true,
    price_min: product.priceMin,
    price_max: product.priceMax,
    price_unit: product.priceUnit,
    price_steps: product.priceSteps.map(({ fromQuantity, price }) => ({ from: fromQuantity, price })),
    price_version: priceVersion(product, now),
    least_quantity: product.leastQuantity,
    discount_start_time: product.discountStart === null ? 0 : unixSeconds(product.discountStart),
    discount_end_time: product.discountEnd === null ? 0 : unixSeconds(product.discountEnd),
    max_discount: product.maxDiscount,
    reduction:
      reduction === null
        ? null
        : {
            reduction_id: reduction.id,
            discount_setting: reduction.rules.map(({ conditionType, conditionValue, type, value }) => ({
              condition_type: conditionType,
              condition_value: conditionValue,
              type,
              value,
            })),
          },
  };
}
