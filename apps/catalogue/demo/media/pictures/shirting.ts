import type { YarnLook } from '../cloth';
import { type FabricView, fabricPictures } from './picture-order';
import { cotton, shirting, white } from './shirting-base';

const slubLinen = (ne: number, slub: number, ...colours: string[]): YarnLook => ({ colours, ne, slub });

const poplinWhite = shirting(3, cotton(40, white), cotton(40, white), { endsPerInch: 133, picksPerInch: 72 });
const oxfordBlue = shirting(12, cotton(40, '#6f93c4'), cotton(18, '#f0eee8'), {
  draft: 'oxford',
  endsPerInch: 110,
  picksPerInch: 54,
});
const melangeGrey = shirting(
  31,
  { ...cotton(24, '#6f7074'), melange: '#b9b8b5' },
  { ...cotton(20, '#77787b'), melange: '#c2c1bd' },
  {
    draft: 'twill-2-2',
    surface: 'brushed',
    endsPerInch: 68,
    picksPerInch: 56,
  },
);

const views = {
  'poplin-white-133': {
    cloth: poplinWhite,
    face: 0.62,
    second: { role: 'drape', field: 2.4, style: 'thrown', depth: 0.8 },
  },
  'oxford-blue-classic': { cloth: oxfordBlue, face: 0.72, second: { role: 'swatch', field: 2.4 } },
  'pinpoint-oxford-rose': {
    cloth: shirting(13, cotton(80, '#d98f9b'), cotton(50, '#f4ebe6'), {
      draft: 'oxford',
      endsPerInch: 150,
      picksPerInch: 84,
    }),
    face: 0.62,
    second: { role: 'drape', field: 2.4 },
  },
  'royal-oxford-ecru': {
    cloth: shirting(14, cotton(80, '#efe4c9'), cotton(60, '#cdb98f'), {
      draft: 'dobby-diamond',
      endsPerInch: 140,
      picksPerInch: 100,
    }),
    face: 0.66,
    second: { role: 'drape', field: 2.2, style: 'thrown' },
  },
  'chambray-indigo-21': {
    cloth: shirting(
      15,
      { ...cotton(21, '#2b4678'), core: '#a9bad4', slub: 0.3 },
      { ...cotton(21, '#ece8de'), slub: 0.25 },
      {
        endsPerInch: 70,
        picksPerInch: 60,
      },
    ),
    face: 0.85,
    second: { role: 'drape', field: 3.4 },
  },
  'voile-white-fine': {
    cloth: shirting(
      21,
      { ...cotton(80, '#f4f2ee'), twist: 0.9 },
      { ...cotton(40, '#f4f2ee'), twist: 0.9 },
      { endsPerInch: 100, picksPerInch: 60 },
    ),
    face: 0.7,
    second: { role: 'drape', field: 2.2, style: 'hung', depth: 0.8 },
  },
  'dobby-diamond-pearl': {
    cloth: shirting(22, { ...cotton(50, '#eeebe6'), lustre: 0.35 }, cotton(50, '#a6adba'), {
      draft: 'dobby-diamond',
      endsPerInch: 120,
      picksPerInch: 96,
    }),
    face: 0.7,
    second: { role: 'drape', field: 2 },
  },
  'herringbone-shirting-blue': {
    cloth: shirting(23, cotton(50, '#7fa3cf'), cotton(50, '#eef0f0'), {
      draft: 'herringbone',
      endsPerInch: 128,
      picksPerInch: 88,
    }),
    face: 0.9,
    second: { role: 'drape', field: 2.2, style: 'thrown' },
  },
  'flannel-melange-grey': {
    cloth: melangeGrey,
    face: 0.95,
    second: { role: 'stack', field: 4, beside: [oxfordBlue, poplinWhite] },
  },
  'organic-poplin-natural': {
    cloth: shirting(
      27,
      { ...cotton(40, '#e5dac2'), slub: 0.2 },
      { ...cotton(40, '#e8dec8'), slub: 0.2 },
      { endsPerInch: 110, picksPerInch: 76 },
    ),
    face: 0.66,
    second: { role: 'drape', field: 2.4 },
  },
  'linen-cotton-slub-rust': {
    cloth: shirting(28, slubLinen(16, 0.5, '#a3502c'), slubLinen(14, 0.8, '#b5623b'), {
      endsPerInch: 52,
      picksPerInch: 46,
    }),
    face: 1.05,
    second: { role: 'drape', field: 3.4 },
  },
  'linen-shirting-sand': {
    cloth: shirting(29, slubLinen(22, 0.45, '#cdb894'), slubLinen(22, 0.6, '#d6c4a3'), {
      endsPerInch: 60,
      picksPerInch: 54,
    }),
    face: 0.95,
    second: { role: 'drape', field: 3, style: 'thrown' },
  },
} as const satisfies Record<string, FabricView>;

/** Shirting of one or two colours: fine counts, balanced setts, and what the draft does. */
export const shirtingPictures = fabricPictures(views);
export const shirtingCloths = { poplinWhite, oxfordBlue, melangeGrey };
