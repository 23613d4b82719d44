import type { DemoProduct, Words } from '../types';
import { buildFabric } from './build-fabric';
import { buildYarn } from './build-yarn';
import { flannelsAndLinens } from './flannels-and-linens';
import type { ProductSeed } from './seed';
import { shirtingChecks } from './shirting-checks';
import { shirtingStructures } from './shirting-structures';
import { shirtings } from './shirtings';

/** All seeds in the order of the mill's own card. */
export const productSeeds: readonly ProductSeed[] = [
  ...shirtings,
  ...shirtingChecks,
  ...shirtingStructures,
  ...flannelsAndLinens,
];

const titles = new Map(productSeeds.map(({ slug, title }) => [slug, title]));

const titleOf = (slug: string): Words => {
  const title = titles.get(slug);
  if (!title) throw new Error(`No product is called ${slug}.`);
  return title;
};

export const products: readonly DemoProduct[] = productSeeds.map((seed) =>
  seed.kind === 'yarn' ? buildYarn(seed) : buildFabric(seed, titleOf),
);
