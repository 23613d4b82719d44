import type { Cloth } from '../cloth';
import { allPictures } from '../pictures/all-pictures';
import type { DrapeTest } from './draped-disc';

/** A cloth on the disc of the drape test, as a model to be turned. */
export interface Model {
  /** The product's slug. */
  readonly name: string;
  readonly cloth: Cloth;
  readonly test: DrapeTest;
  /** The threads of the texture, which is laid side by side: whole multiples of draft and colours. */
  readonly ends: number;
  readonly picks: number;
  /** How much light the fibres catch at the edge of sight. */
  readonly sheen: number;
}

type Look = Omit<Model, 'name' | 'cloth'>;

const looks: Readonly<Record<string, Look>> = {
  'selvedge-denim-14-raw': {
    test: { nodes: 4, hang: 52, bend: 0.05, depth: 0.013 },
    ends: 168,
    picks: 112,
    sheen: 0.12,
  },
  'satin-cotton-bordeaux': {
    test: { nodes: 8, hang: 82, bend: 0.016, depth: 0.0125 },
    ends: 200,
    picks: 150,
    sheen: 0.5,
  },
  'madras-check-ochre': { test: { nodes: 7, hang: 76, bend: 0.022, depth: 0.0125 }, ends: 112, picks: 104, sheen: 0.2 },
  'flannel-check-red-black': {
    test: { nodes: 6, hang: 70, bend: 0.03, depth: 0.0125 },
    ends: 120,
    picks: 120,
    sheen: 0.6,
  },
};

export const models: readonly Model[] = Object.entries(looks).map(([name, look]) => ({
  name,
  cloth: clothOf(name),
  ...look,
}));

function clothOf(slug: string): Cloth {
  const face = allPictures.find(({ name }) => name === `${slug}-face`)?.scene;
  if (face?.kind !== 'macro') throw new Error(`No cloth is called ${slug}.`);
  return face.cloth;
}
