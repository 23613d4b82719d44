import { denim } from './denim';
import { type FabricView, fabricPictures } from './picture-order';

const raw = { indigo: '#16234a', endsPerInch: 66, picksPerInch: 44 } as const;
const washed = { ...raw, indigo: '#1b3568', core: '#b3cdec', filling: '#d2d6d8' } as const;

const views = {
  'finish-rinse-wash': {
    cloth: denim(71, { ...raw, wear: { level: 0.12, cloud: 0.05 } }),
    face: 1.5,
    second: { role: 'drape', field: 4 },
  },
  'finish-enzyme-stone': {
    cloth: denim(72, { ...washed, wear: { level: 0.42, cloud: 0.35 } }),
    face: 2.4,
    second: { role: 'drape', field: 4.4, style: 'thrown' },
  },
  'finish-ozone-light': {
    cloth: denim(73, { ...washed, core: '#d6dfe8', wear: { level: 0.72, cloud: 0.12 } }),
    face: 1.6,
    second: { role: 'drape', field: 4 },
  },
  'finish-laser-whisker': {
    cloth: denim(74, { ...washed, wear: { level: 0.1, cloud: 0.1, pattern: 'whisker' } }),
    face: 4.2,
    second: { role: 'swatch', field: 5.5 },
  },
  'finish-resin-crease': {
    cloth: denim(75, { ...washed, wear: { level: 0.14, cloud: 0.1, pattern: 'crease' } }),
    face: 4,
    second: { role: 'drape', field: 5, style: 'thrown', depth: 1.1 },
  },
  'finish-overdye-tint': {
    cloth: denim(76, { ...washed, wear: { level: 0.45, cloud: 0.2 }, tint: { colour: '#d2a35c', depth: 0.55 } }),
    face: 1.5,
    second: { role: 'drape', field: 4 },
  },
  'finish-mercerised-sheen': {
    cloth: {
      ...denim(77, { ...raw, slub: 0.1, indigo: '#14234f' }),
      warp: { colours: ['#14234f'], core: '#6f86b8', ne: 9, slub: 0.08, lustre: 0.6 },
      draft: 'satin-5',
      endsPerInch: 78,
    },
    face: 1,
    second: { role: 'drape', field: 3.4 },
  },
  'finish-brushed-inside': {
    cloth: {
      ...denim(78, { indigo: '#b9b2a4', core: '#d8d2c6', filling: '#cdc6b8', ne: 8 }),
      draft: 'sateen-5',
      surface: 'brushed',
    },
    face: 1,
    second: { role: 'drape', field: 3.4, depth: 0.8 },
  },
  'finish-coated-black': {
    cloth: denim(79, { indigo: '#141417', core: '#34353a', filling: '#18181b', surface: 'coated', slub: 0.15 }),
    face: 1.1,
    second: { role: 'drape', field: 3.4 },
  },
  'finish-sanforised-raw': {
    cloth: denim(80, { ...raw, ne: 6.6, slub: 0.5 }),
    face: 1.1,
    second: { role: 'swatch', field: 2.8, edge: 'pinked' },
  },
} as const satisfies Record<string, FabricView>;

/** Denim finishing, shown on the cloth it was done to. */
export const finishPictures = fabricPictures(views);
export const finishCloths = {
  stone: views['finish-enzyme-stone'].cloth,
  ozone: views['finish-ozone-light'].cloth,
  whisker: views['finish-laser-whisker'].cloth,
};
