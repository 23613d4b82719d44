import type { DemoReduction } from '../../demo/content';
import { type products, reductionRules, reductions, reductionTexts } from '../database/schema';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { dayStart, idAt } from './numbering';

/** Before the products, which name the reduction that they take part in. */
export async function addReductions({ tx, content }: DemoAdding): Promise<void> {
  const all = content.reductions.map((reduction, index) => ({ ...reduction, id: idAt(index) }));
  await insertAll(
    tx,
    reductions,
    all.map(({ id, slug }) => ({ id, slug })),
  );
  await insertAll(
    tx,
    reductionTexts,
    all.flatMap(({ id, title, summary }) =>
      inLanguages((say) => ({ reductionId: id, title: say(title), summary: say(summary) })),
    ),
  );
  await insertAll(
    tx,
    reductionRules,
    all.flatMap(({ id, rules }) =>
      rules.map(({ condition_type, condition_value, type, value }, position) => {
        return {
          reductionId: id,
          position,
          conditionType: condition_type,
          conditionValue: condition_value,
          type,
          value,
        };
      }),
    ),
  );
}

type Reduced = Pick<typeof products.$inferInsert, 'reductionId' | 'discountStart' | 'discountEnd' | 'maxDiscount'>;

/** What a product's row says of the reduction that covers it; nothing when none does. */
export function reducedRow(all: readonly DemoReduction[], slug: string, now: Date): Reduced {
  const index = all.findIndex(({ products: covered }) => covered.includes(slug));
  const reduction = all[index];
  if (reduction === undefined) return {};
  const day = (days: number) => dayStart(new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10));
  return {
    reductionId: idAt(index),
    discountStart: day(reduction.startsInDays),
    discountEnd: day(reduction.endsInDays),
    maxDiscount: Math.min(1000, ...reduction.rules.flatMap(({ type, value }) => (type === 1 ? [value] : []))),
  };
}
