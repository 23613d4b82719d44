import type { DemoProduct } from '../types';
import { bedding } from './bedding';
import { bottomweights } from './bottomweights';
import { buildFabric } from './build-fabric';
import { buildYarn } from './build-yarn';
import { coatings } from './coatings';
import { cottonYarns } from './cotton-yarns';
import { denims } from './denims';
import { flannelsAndLinens } from './flannels-and-linens';
import type { ProductSeed } from './seed';
import { shirtingChecks } from './shirting-checks';
import { shirtingStructures } from './shirting-structures';
import { shirtings } from './shirtings';
import { specialDenims } from './special-denims';
import { specialYarns } from './special-yarns';
import { surfaceFinishes } from './surface-finishes';
import { tableAndInterior } from './table-and-interior';
import { washFinishes } from './wash-finishes';

/** All seeds in the order of the mill's own card. */
export const productSeeds: readonly ProductSeed[] = [
  ...shirtings,
  ...shirtingChecks,
  ...shirtingStructures,
  ...flannelsAndLinens,
  ...bottomweights,
  ...coatings,
  ...denims,
  ...specialDenims,
  ...washFinishes,
  ...surfaceFinishes,
  ...cottonYarns,
  ...specialYarns,
  ...bedding,
  ...tableAndInterior,
];

export const products: readonly DemoProduct[] = productSeeds.map((seed) =>
  seed.kind === 'yarn' ? buildYarn(seed) : buildFabric(seed),
);
