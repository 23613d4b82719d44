import type { DemoProduct } from '../../demo/content';
import { paymentAccounts, productPriceSteps, type products } from '../database/schema';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { idAt } from './numbering';

/** What only a shop shows: lower prices of larger orders, and the accounts of transfers. */
export async function addShop({ tx, siteId, content }: DemoAdding): Promise<void> {
  await insertAll(
    tx,
    productPriceSteps,
    content.products.flatMap((product, index) => stepsOf(product).map((step) => ({ productId: idAt(index), ...step }))),
  );
  await insertAll(
    tx,
    paymentAccounts,
    content.shop.accounts.flatMap(({ paymentType, rows, note }, position) =>
      inLanguages((say) => ({
        siteId,
        paymentType,
        position,
        rows: rows.map(({ name, value }) => ({ name: say(name), value: say(value) })),
        note: say(note),
      })),
    ),
  );
}

/** From a third of the mill's own smallest order on, and from all of it. */
function stepsOf({ moq, priceMinCents: low, priceMaxCents: high }: DemoProduct) {
  if (low === high) return [];
  return [
    { fromQuantity: Math.max(2, Math.round(moq / 3)), price: Math.round((low + high) / 2) },
    { fromQuantity: Math.max(3, moq), price: low },
  ];
}

/** What is on the shelf: a few times the smallest order, of some articles little, of some none; others are woven to order. */
export function stockRow({ moq, moqUnit }: DemoProduct, index: number): Partial<typeof products.$inferInsert> {
  const bales = [4, 1, 7, 2, 5, 3, 9][index % 7] ?? 1;
  const stock = index % 13 === 12 ? 0 : index % 11 === 10 ? null : Math.round((moq * bales) / 2);
  return { leastQuantity: moqUnit === 'kg' ? 5 : 10, stock };
}
