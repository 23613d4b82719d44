import { productReviews } from '../database/schema';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { dayStart, idAt, idOf } from './numbering';

/** What buyers wrote; the products' scores follow by themselves. */
export async function addReviews({ tx, content }: DemoAdding): Promise<void> {
  await insertAll(
    tx,
    productReviews,
    content.reviews.map(({ product, writtenAt, ...review }, index) => ({
      ...review,
      id: idAt(index),
      productId: idOf(content.products, product),
      writtenAt: dayStart(writtenAt),
    })),
  );
}
