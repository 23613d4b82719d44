import { z } from 'zod';
import { maxDiscountPercent } from '../discount/max-discount';
import type { DiscountRule } from '../discount/rule';
import { type Cents, cents } from '../money/money';
import type { PriceStep } from '../shop/unit-price';
import { type DraftName, draftNames } from '../textile/weave';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { flagOf, numberOf, textOf, wireFlag, wireInteger, wireNumber, wireText } from '../wire/wire-values';
import { type ContentItem, contentItemOf, rawContentItem } from './content-item';
import { type Image, imageOf, rawImage } from './image';
import {
  type AlbumImage,
  type Attribute,
  albumOf,
  attributeOf,
  type Certificate,
  certificateOf,
  type ProductOption,
  rawAlbumImage,
  rawAttribute,
  rawCertificate,
  rawProductOption,
} from './product-parts';

/** A rule of a reduction as it comes (specification §3). */
const rawDiscountRule = z.object({
  condition_type: wireInteger,
  condition_value: wireInteger,
  type: wireInteger,
  value: wireInteger,
});

/**
 * A product as it comes (specification §3). What stands below the comment is an addition of ours.
 *
 * @example
 * rawProduct.safeParse({ title: 'Oxford', price_min: 480, weave: 'oxford' }).success; // true
 */
export const rawProduct = rawContentItem.extend({
  product_code: wireInteger.nullish(),
  /** In cents. */
  price_min: wireInteger.nullish(),
  price_max: wireInteger.nullish(),
  is_hot: wireFlag.nullish(),
  is_new: wireFlag.nullish(),
  is_recommend: wireFlag.nullish(),
  /** In unix seconds. */
  discount_start_time: wireInteger.nullish(),
  discount_end_time: wireInteger.nullish(),
  /** Per mille of the full price: 1000 is no discount. */
  max_discount: wireNumber.nullish(),
  comment: z.object({ score: wireNumber.nullish(), count: wireInteger.nullish() }).nullish(),
  reduction: z
    .object({
      reduction_id: wireInteger.nullish(),
      discount_setting: z.array(rawDiscountRule).max(100).nullish(),
    })
    .nullish(),
  /* Additions: a mill's own way to describe cloth. */
  article_number: z.string().max(64).nullish(),
  category_id: wireInteger.nullish(),
  figures: z.array(wireText).max(12).nullish(),
  weave: z.enum(draftNames).nullish(),
  prices_shown: wireFlag.nullish(),
  /** What the price is for: `m`, `kg`, `pc`. */
  price_unit: z.string().max(16).nullish(),
  /** Lower prices of larger orders: from how many units on, and the price of one in cents. */
  price_steps: z
    .array(z.object({ from: wireInteger, price: wireInteger }))
    .max(20)
    .nullish(),
  /** Another one as soon as anything changes what a buyer pays. */
  price_version: z.string().max(64).nullish(),
  /** The least that is sold, in units. */
  least_quantity: wireInteger.nullish(),
  /** Whether the least can be had now. */
  in_stock: wireFlag.nullish(),
  /** In unix seconds. */
  add_time: wireInteger.nullish(),
  description_html: wireText.nullish(),
  video_url: wireText.nullish(),
  model_url: wireText.nullish(),
  /** What is shown of the model before it is loaded. */
  model_poster: rawImage.nullish(),
  album: z.array(rawAlbumImage).max(100).nullish(),
  attributes: z.array(rawAttribute).max(200).nullish(),
  certificates: z.array(rawCertificate).max(50).nullish(),
  options: z.array(rawProductOption).max(20).nullish(),
  tags: z.array(wireText).max(100).nullish(),
});

/** A product as it comes. */
export type RawProduct = z.infer<typeof rawProduct>;

/** What buyers say of a product. The default score is for display only. */
export interface ProductComment {
  /** 0 to 5; 5 when nobody has spoken. */
  readonly score: number;
  readonly count: number;
}

/** The reduction a product takes part in; number 0 and no rules when there is none. */
export interface Reduction {
  readonly reductionId: number;
  readonly discountSetting: readonly DiscountRule[];
}

/** A product (specification §3). */
export interface Product extends ContentItem {
  readonly contentType: 'product';
  /** 2 for a product that is sold with prices. */
  readonly productCode: number;
  readonly priceMin: Cents;
  readonly priceMax: Cents;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isRecommend: boolean;
  /** In unix seconds; 0 when there is no discount. */
  readonly discountStartTime: number;
  readonly discountEndTime: number;
  /** In per cent; 0 when there is no discount. */
  readonly maxDiscount: number;
  readonly comment: ProductComment;
  readonly reduction: Reduction;
  /** The mill's own number, such as `SV-1042`; empty when it has none. */
  readonly articleNumber: string;
  /** 0 when it stands in no category. */
  readonly categoryId: number;
  /** The card's one line: `['248 g/m²', '150 cm', 'WO 70 PA 30']`. */
  readonly figures: readonly string[];
  readonly weave: DraftName | null;
  /** Whether a screen shows the price. */
  readonly pricesShown: boolean;
  readonly priceUnit: string;
  /** Lower prices of larger orders; empty when every unit costs the same. */
  readonly priceSteps: readonly PriceStep[];
  /** What the check of the product compares (specification §4); empty without a price. */
  readonly priceVersion: string;
  /** The least that is sold, in units. */
  readonly leastQuantity: number;
  /** Whether the least can be had now; null when nothing is said of it. */
  readonly isInStock: boolean | null;
  /** In unix seconds; 0 when not known. */
  readonly showTime: number;
  /** Safe HTML; empty in lists. */
  readonly descriptionHtml: string;
  readonly videoUrl: string;
  readonly modelUrl: string;
  /** What is shown of the model before it is loaded. */
  readonly modelPoster: Image | null;
  readonly album: readonly AlbumImage[];
  readonly attributes: readonly Attribute[];
  readonly certificates: readonly Certificate[];
  readonly options: readonly ProductOption[];
  readonly tags: readonly string[];
}

/** The code of a product that has a price; any other zeroes it (specification §3). */
const pricedCode = 2;

const noReduction: Reduction = { reductionId: 0, discountSetting: [] };

/**
 * Reads a product (specification §3). Unless its `product_code` is 2, which is the default, price, discount and
 * reduction are zero. Comments default to a score of 5 and a count of 0.
 *
 * @example
 * const parsed = parseProduct({ id: 7, title: 'Oxford', price_min: 480, price_max: 620, max_discount: 850 });
 * parsed.ok && [parsed.value.priceMin, parsed.value.maxDiscount]; // [480, 15]
 */
export function parseProduct(raw: unknown): ParseResult<Product> {
  return parseWith(rawProduct, raw, productOf);
}

/**
 * The model of a checked raw product.
 *
 * @example
 * productOf({ title: 'Oxford', price_min: 480 }).priceMax; // 480
 */
export function productOf(raw: RawProduct): Product {
  const item = contentItemOf(raw, 'product');
  return {
    ...item,
    contentType: 'product',
    ...pricesOf(raw),
    isHot: flagOf(raw.is_hot),
    isNew: flagOf(raw.is_new),
    isRecommend: flagOf(raw.is_recommend),
    comment: { score: numberOf(raw.comment?.score, 5), count: numberOf(raw.comment?.count) },
    articleNumber: textOf(raw.article_number),
    categoryId: numberOf(raw.category_id),
    figures: raw.figures ?? [],
    weave: raw.weave ?? null,
    priceUnit: textOf(raw.price_unit),
    leastQuantity: Math.max(1, numberOf(raw.least_quantity, 1)),
    isInStock: raw.in_stock == null ? null : flagOf(raw.in_stock),
    showTime: numberOf(raw.add_time),
    descriptionHtml: textOf(raw.description_html),
    videoUrl: textOf(raw.video_url),
    modelUrl: textOf(raw.model_url),
    modelPoster: imageOf(raw.model_poster, item.alt),
    album: albumOf(raw.album ?? [], item.alt),
    attributes: (raw.attributes ?? []).map(attributeOf),
    certificates: (raw.certificates ?? []).map(certificateOf),
    options: raw.options ?? [],
    tags: raw.tags ?? [],
  };
}

type Prices = Pick<
  Product,
  | 'productCode'
  | 'priceMin'
  | 'priceMax'
  | 'discountStartTime'
  | 'discountEndTime'
  | 'maxDiscount'
  | 'reduction'
  | 'pricesShown'
  | 'priceSteps'
  | 'priceVersion'
>;

function pricesOf(raw: RawProduct): Prices {
  const productCode = numberOf(raw.product_code, pricedCode);
  const priced: RawProduct = productCode === pricedCode ? raw : {};
  const priceMin = cents(numberOf(priced.price_min));
  const priceMax = cents(numberOf(priced.price_max, priceMin));
  return {
    productCode,
    priceMin,
    priceMax,
    discountStartTime: numberOf(priced.discount_start_time),
    discountEndTime: numberOf(priced.discount_end_time),
    maxDiscount: maxDiscountPercent(numberOf(priced.max_discount, 1000)),
    reduction: reductionOf(priced.reduction),
    priceSteps: (priced.price_steps ?? []).map(({ from, price }) => ({
      from: numberOf(from),
      price: cents(numberOf(price)),
    })),
    priceVersion: textOf(priced.price_version),
    pricesShown: priceMax > 0 && (priced.prices_shown == null || flagOf(priced.prices_shown)),
  };
}

function reductionOf(raw: RawProduct['reduction']): Reduction {
  if (!raw) return noReduction;
  return {
    reductionId: numberOf(raw.reduction_id),
    discountSetting: (raw.discount_setting ?? []).map((rule) => ({
      condition_type: numberOf(rule.condition_type),
      condition_value: numberOf(rule.condition_value),
      type: numberOf(rule.type),
      value: numberOf(rule.value),
    })),
  };
}
