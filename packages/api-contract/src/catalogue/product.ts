import { rawProduct } from '@selvedge/domain/content';
import { cartLimits } from '@selvedge/domain/shop';
import { z } from 'zod';
import { defineCall } from '../call';
import { pageOf, pageRequest } from '../page';
import { recordId } from '../record-id';
import { productFilters, productSort } from './filters';
import { rawReview, reviewSort } from './reviews';
import { film } from './video';

/** Which products a list holds: all of them, those reduced now, or those reduced soon (specification §7). */
export const productListType = z.enum(['page_content', 'now', 'upcoming']).default('page_content');

/**
 * A reduction as its own page shows it. The title is empty where nobody has given it one.
 *
 * @example
 * const rule = { condition_type: 1, condition_value: 200, type: 1, value: 900 };
 * const named = { reduction_id: 1, slug: 'spring', title: 'Spring', summary: '', discount_setting: [rule] };
 * rawReductionDetail.safeParse({ ...named, discount_start_time: 0, discount_end_time: 0 }).success; // true
 */
export const rawReductionDetail = z.object({
  reduction_id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** When the first of its products is reduced, and when the last one ends to be; in unix seconds. */
  discount_start_time: z.int(),
  discount_end_time: z.int(),
  discount_setting: z.array(
    z.object({ condition_type: z.int(), condition_value: z.int(), type: z.int(), value: z.int() }),
  ),
});

const listRequest = { type: productListType, ...pageRequest, sort: productSort, ...productFilters };

/** A category as a tree: `count` is the number of products in it and below it. */
export interface RawCategory {
  id: number;
  slug: string;
  title: string;
  summary: string;
  figures: string;
  count: number;
  img: z.output<typeof categoryImage> | null;
  children: RawCategory[];
}

const categoryImage = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  alt: z.string(),
});

/**
 * A category as it comes, with what lies below it.
 *
 * @example
 * const oxfords = { id: 7, slug: 'oxford', title: 'Oxford', summary: '', figures: '', count: 6, img: null, children: [] };
 * rawCategory.safeParse(oxfords).success; // true
 */
export const rawCategory: z.ZodType<RawCategory> = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  figures: z.string(),
  count: z.int(),
  img: categoryImage.nullable(),
  get children() {
    return z.array(rawCategory);
  },
});

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));

/** Address part of a record for `{id}-{name}` addresses. */
const link = z.object({ id: z.int(), slug: z.string(), title: z.string() });

export const product = {
  list: defineCall({
    method: 'GET',
    path: '/list',
    summary: 'A page of products, all or of one category, narrowed down and sorted.',
    source:
      'specification §7, product list search (its path is ours) and discount product search; filters and orders ours',
    request: z.strictObject(listRequest),
    response: pageOf(rawProduct),
  }),
  search: defineCall({
    method: 'GET',
    path: '/search',
    summary: 'Products that answer keywords: several words, word beginnings, a typo, Chinese.',
    source:
      'specification §7, product list search with the keywords of §2 and §5 (its path is ours); filters and orders ours',
    request: z.strictObject({ keywords: z.string().trim().min(1).max(100), ...listRequest }),
    response: pageOf(rawProduct).extend({
      /** The words that nothing answered to, and what was looked for beside them; none when all were known. */
      corrections: z.array(z.object({ word: z.string(), nearest: z.array(z.string()) })).nullish(),
    }),
  }),
  facets: defineCall({
    method: 'GET',
    path: '/facets',
    summary: 'What the products can be narrowed down by, with the number of products behind each value.',
    source: 'ours: the find bar',
    request: z.strictObject(productFilters),
    response: z.object({
      total: z.int(),
      use: facet,
      weight: facet,
      fibre: facet,
      count: facet,
      certificate: facet,
    }),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/detail/{id}',
    summary: 'One product with its album, film, figures, certificates, category trail and relatives.',
    source: 'ours: the product detail of specification §2',
    request: z.strictObject({ id: recordId }),
    response: z.object({
      product: rawProduct,
      film: film.nullable(),
      trail: z.array(link),
      previous: link.nullable(),
      next: link.nullable(),
      related: z.array(rawProduct),
      downloads: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          kind: z.string(),
          size: z.int(),
          is_limit: z.boolean(),
          file_name: z.string(),
          href: z.string(),
        }),
      ),
    }),
  }),
  reduction: defineCall({
    method: 'GET',
    path: '/reduction/{id}',
    summary: 'One reduction with its rules, its period and a page of the products that it covers.',
    source: 'ours: the page type reduction_detail of specification §2, with the reduction of §3',
    request: z.strictObject({ id: recordId, ...pageRequest }),
    response: z.object({ reduction: rawReductionDetail, products: pageOf(rawProduct) }),
  }),
  reviews: defineCall({
    method: 'GET',
    path: '/reviews/{id}',
    summary: 'A page of what buyers wrote about a product; its score and count come with the product.',
    source: 'ours: the review tab and its sort list of specification §2',
    request: z.strictObject({ id: recordId, ...pageRequest, sort: reviewSort }),
    response: pageOf(rawReview),
  }),
  choices: defineCall({
    method: 'GET',
    path: '/choices',
    summary: 'The products of an inquiry basket by their ids; unknown ids are left out.',
    source: 'ours: the inquiry basket without script',
    request: z.strictObject({
      ids: z
        .string()
        .max(1200)
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .transform((value) => [...new Set(value.split(',').map(Number))].slice(0, 100)),
    }),
    response: z.object({ list: z.array(rawProduct) }),
  }),
  check: defineCall({
    method: 'GET',
    path: '/check/{id}',
    summary:
      'Whether a product can be had as it was shown: 0 yes, 3 its price changed, 5 over the inventory limit, 10 it is gone (the others are the domain’s productStatuses).',
    source: 'ours: the product check of specification §4 and §8',
    request: z.strictObject({
      id: recordId,
      /** In units; without it only the product and its price are looked at. */
      quantity: z.coerce.number<number | string>().int().min(1).max(cartLimits.quantity).optional(),
      /** The `price_version` that the page shows. */
      seen: z.string().max(64).optional(),
    }),
    /** Without a shop `most` is null and only `gone` is looked for. */
    response: z.object({ status: z.int(), least: z.int(), most: z.int().nullable() }),
  }),
  categories: defineCall({
    method: 'GET',
    path: '/categories',
    summary: 'The tree of categories with the number of products in each.',
    source: 'ours: the category listing of specification §2',
    request: z.strictObject({}),
    response: z.object({ list: z.array(rawCategory) }),
  }),
};
