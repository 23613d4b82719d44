import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';

const { db } = await testCatalogue();

const commentOf = async (id: number) =>
  (await db.execute(sql`select comment_score::real as score, comment_count as count from products where id = ${id}`))
    .rows[0];

const write = (product: number, score: number) =>
  db.execute(sql`insert into product_reviews (product_id, score, language, text, author, written_at)
    values (${product}, ${score}, 'en', 'Even shade.', 'Shirt maker, Portugal', now())`);

it('a product’s score and count follow its reviews, whoever writes, moves or removes them', async () => {
  expect(await commentOf(3)).toEqual({ score: 5, count: 0 });
  await write(3, 4);
  await write(3, 5);
  await write(3, 4);
  expect(await commentOf(3)).toEqual({ score: 4.3, count: 3 });
  await db.execute(sql`update product_reviews set product_id = 5 where product_id = 3 and score = 5`);
  expect([await commentOf(3), await commentOf(5)]).toEqual([
    { score: 4, count: 2 },
    { score: 5, count: 1 },
  ]);
  await db.execute(sql`delete from product_reviews where product_id = 3`);
  expect(await commentOf(3)).toEqual({ score: 5, count: 0 });
});
