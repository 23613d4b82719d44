import { z } from 'zod';
import { defineCall } from '../call';
import { id, keywords, listOf, listRequest, picture } from './list';

/**
 * What a member company shows, as it comes.
 *
 * @example
 * rawMemberProduct.shape.summary.safeParse('138 g/m²').success; // true
 */
export const rawMemberProduct = z.object({
  id: z.int().positive(),
  name: z.string(),
  summary: z.string(),
  img: picture.nullable(),
  enterprise: z.object({ id: z.int().positive(), name: z.string() }),
});

/** What a member company shows, as it comes. */
export type RawMemberProduct = z.output<typeof rawMemberProduct>;

export const products = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/product/list/{ccId}/{limit}/{offset}',
    summary: 'What member companies show, the latest first; of one company in its own order.',
    source: 'specification §7, products; path below h5/cc and fields ours',
    request: z.strictObject({ ...listRequest, enterprise_id: id.optional(), keywords: keywords.optional() }),
    response: listOf(rawMemberProduct),
  }),
};
