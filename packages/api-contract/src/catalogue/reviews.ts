import { z } from 'zod';

/**
 * The orders of a product's reviews.
 *
 * @example
 * reviewSorts.includes('highest'); // true
 */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

/** An order of a product's reviews. */
export type ReviewSort = (typeof reviewSorts)[number];

/** Like a page number, an order stands in addresses that people type: what is not one is the first. */
export const reviewSort = z.enum(reviewSorts).catch('newest').default('newest');

/**
 * What a buyer wrote about a product, in the language it was written in.
 *
 * @example
 * const said = { id: 1, score: 4, language: 'en', text: 'Even shade.', author: 'Shirt maker, Portugal', add_time: 0, reply: '' };
 * rawReview.safeParse(said).success; // true
 */
export const rawReview = z.object({
  id: z.int(),
  /** 1 to 5. */
  score: z.int().min(1).max(5),
  language: z.enum(['en', 'zh-cn']),
  text: z.string(),
  author: z.string(),
  /** In unix seconds. */
  add_time: z.int(),
  /** What the mill answered, in the language of the review; empty when it did not. */
  reply: z.string(),
});

/** A review as it comes. */
export type RawReview = z.infer<typeof rawReview>;
