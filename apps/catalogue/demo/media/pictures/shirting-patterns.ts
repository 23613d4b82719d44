import { repeat } from '../cloth';
import { type FabricView, fabricPictures } from './picture-order';
import { cotton, shirting, white } from './shirting-base';

const gingham = (dark: string, light: string, yarns: number): string[] => repeat([dark, yarns], [light, yarns]);
const tattersall = (ground: string, first: string, second: string, gap: number): string[] =>
  repeat([first, 4], [ground, gap], [second, 4], [ground, gap]);
const madras = repeat(
  ['#c08a2e', 34],
  ['#7b3328', 10],
  ['#e2cf9d', 18],
  ['#2f4a4e', 22],
  ['#e2cf9d', 6],
  ['#c08a2e', 14],
  ['#8e5a2a', 8],
);
const flannelCheck = repeat(['#9c2f2b', 30], ['#1f1d1f', 30]);

const views = {
  'poplin-sky-fine-stripe': {
    cloth: shirting(5, cotton(50, ...repeat(['#84aed6', 4], [white, 8])), cotton(50, white), {
      endsPerInch: 144,
      picksPerInch: 80,
    }),
    face: 0.95,
    second: { role: 'swatch', field: 2.8 },
  },
  'end-on-end-grey': {
    cloth: shirting(16, cotton(60, '#5f6670', white), cotton(60, white), { endsPerInch: 150, picksPerInch: 90 }),
    face: 0.56,
    second: { role: 'swatch', field: 2 },
  },
  'gingham-navy-quarter': {
    cloth: shirting(9, cotton(40, ...gingham('#24355f', white, 25)), cotton(40, ...gingham('#24355f', white, 20))),
    face: 2.2,
    second: { role: 'swatch', field: 3.2 },
  },
  'tattersall-olive-brown': {
    cloth: shirting(
      18,
      cotton(40, ...tattersall('#f0ead9', '#6b6b35', '#6d4527', 32)),
      cotton(40, ...tattersall('#f0ead9', '#6b6b35', '#6d4527', 24)),
    ),
    face: 2.2,
    second: { role: 'drape', field: 3.4 },
  },
  'madras-check-ochre': {
    cloth: shirting(
      19,
      { colours: madras, ne: 40, slub: 0.35 },
      { colours: madras.slice(8), ne: 40, slub: 0.35 },
      { endsPerInch: 84, picksPerInch: 72 },
    ),
    face: 2.9,
    second: { role: 'swatch', field: 3.6 },
  },
  'bengal-stripe-bordeaux': {
    cloth: shirting(20, cotton(50, ...repeat(['#7a1f33', 15], [white, 15])), cotton(50, white), {
      endsPerInch: 130,
      picksPerInch: 72,
    }),
    face: 1.7,
    second: { role: 'drape', field: 2.8 },
  },
  'flannel-check-red-black': {
    cloth: shirting(24, cotton(20, ...flannelCheck), cotton(20, ...flannelCheck), {
      draft: 'twill-2-2',
      surface: 'brushed',
      endsPerInch: 56,
      picksPerInch: 52,
    }),
    face: 3,
    second: { role: 'drape', field: 4.6 },
  },
  'seersucker-blue-white': {
    cloth: shirting(26, cotton(40, ...repeat(['#6f97c6', 15], [white, 15])), cotton(40, white), {
      draft: 'seersucker',
      surface: 'puckered',
      endsPerInch: 88,
      picksPerInch: 64,
    }),
    face: 1.7,
    second: { role: 'swatch', field: 2.6 },
  },
} as const satisfies Record<string, FabricView>;

/** Shirting patterned by the colour of its yarns. */
export const patternedShirtingPictures = fabricPictures(views);
