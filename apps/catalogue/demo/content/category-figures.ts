import type { DemoProduct, Words } from './types';
import { words } from './words';

/** The mono line under a category's name, counted from the products below it. */
export const categoryFigures = (products: readonly DemoProduct[]): Words => {
  const first = products[0];
  if (!first) return words('in preparation', '筹备中');
  if (first.kind === 'yarn') return yarnFigures(products);
  if (first.kind === 'finish') return finishFigures(products);
  return first.articleNumber.startsWith('WD') ? denimFigures(products) : fabricFigures(products);
};

const yarnFigures = (products: readonly DemoProduct[]): Words => {
  const [least, most] = rangeOf(products.map(({ ne }) => Math.round(ne)));
  const counts = least === most ? `Ne ${least}` : `Ne ${least}–${most}`;
  return words(`${quantity(products, 'yarn')}, ${counts}`, `${products.length}款纱线，${counts}`);
};

const finishFigures = (products: readonly DemoProduct[]): Words =>
  words(products.length === 1 ? '1 finish' : `${products.length} finishes`, `${products.length}种整理`);

const denimFigures = (products: readonly DemoProduct[]): Words => {
  const [least, most] = rangeOf(products.map(({ oz }) => Math.round(oz ?? 0)));
  const weights = least === most ? `${least} oz` : `${least}–${most} oz`;
  return words(
    `${quantity(products, 'denim')}, ${weights}`,
    `${products.length}款牛仔，${weights.replace('oz', '盎司')}`,
  );
};

const fabricFigures = (products: readonly DemoProduct[]): Words => {
  const [least] = rangeOf(products.map(({ gsm }) => gsm ?? 0));
  const qualities = products.length === 1 ? '1 quality' : `${products.length} qualities`;
  return words(`${qualities}, from ${least} g/m²`, `${products.length}个品种，${least}克起`);
};

const quantity = (products: readonly DemoProduct[], noun: string): string =>
  `${products.length} ${noun}${products.length === 1 ? '' : 's'}`;

const rangeOf = (values: readonly number[]): readonly [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];
