import { type Cloth, repeat, type YarnLook } from '../cloth';
import { type FabricView, fabricPictures } from './picture-order';

const yarn = (ne: number, ...colours: string[]): YarnLook => ({ colours, ne });
const wool = (ne: number, melange: string, ...colours: string[]): YarnLook => ({ colours, ne, melange, slub: 0.2 });

const bottom = (seed: number, warp: YarnLook, weft: YarnLook, cloth: Partial<Cloth> = {}): Cloth => ({
  draft: 'twill-2-2',
  warp,
  weft,
  endsPerInch: 60,
  picksPerInch: 54,
  seed,
  ...cloth,
});

/** Glen check: two-and-two beside four-and-four, the one making a fine pattern, the other small checks. */
const glen = (dark: string, light: string): string[] => [
  ...Array.from({ length: 8 }, () => repeat([dark, 4], [light, 4])).flat(),
  ...Array.from({ length: 14 }, () => repeat([dark, 2], [light, 2])).flat(),
];
const houndstooth = repeat(['#1c1b1c', 4], ['#e9e2d0', 4]);

const corduroy = (seed: number, colour: string, wales: number): Cloth =>
  bottom(seed, yarn(16, colour), yarn(16, colour), {
    draft: 'corduroy',
    surface: 'pile',
    wales,
    endsPerInch: 60,
    picksPerInch: 96,
  });

const workwearOlive = bottom(44, yarn(12, '#5b6243'), yarn(10, '#646b4b'), {
  draft: 'twill-3-1',
  endsPerInch: 84,
  picksPerInch: 50,
});
const drillKhaki = bottom(45, yarn(16, '#a98f66'), yarn(12, '#b0986f'), {
  draft: 'twill-3-1-left',
  endsPerInch: 96,
  picksPerInch: 54,
});
const canvasEcru = bottom(
  46,
  { ...yarn(7, '#d9cdb2'), slub: 0.3 },
  { ...yarn(7, '#ddd2b9'), slub: 0.3 },
  {
    draft: 'canvas',
    endsPerInch: 46,
    picksPerInch: 34,
  },
);

const views = {
  'herringbone-wool-blend-grey': {
    cloth: bottom(41, wool(14, '#77716a', '#3b3a3c'), wool(14, '#9b8f80', '#cbbfae'), { draft: 'herringbone' }),
    face: 1.25,
    second: { role: 'drape', field: 4, depth: 0.9 },
  },
  'glen-check-charcoal': {
    cloth: bottom(
      42,
      wool(24, '#4a4a4d', ...glen('#2b2c30', '#d5d0c6')),
      wool(24, '#4a4a4d', ...glen('#2b2c30', '#d5d0c6')),
      {
        endsPerInch: 72,
        picksPerInch: 66,
      },
    ),
    face: 3.4,
    second: { role: 'drape', field: 5 },
  },
  'houndstooth-black-ivory': {
    cloth: bottom(43, yarn(14, ...houndstooth), yarn(14, ...houndstooth), { endsPerInch: 56, picksPerInch: 54 }),
    face: 1.5,
    second: { role: 'drape', field: 3.6, style: 'thrown' },
  },
  'workwear-twill-olive': {
    cloth: workwearOlive,
    face: 0.85,
    second: { role: 'stack', field: 4.2, beside: [canvasEcru, drillKhaki] },
  },
  'drill-khaki': { cloth: drillKhaki, face: 0.8, second: { role: 'swatch', field: 2.4 } },
  'canvas-ecru-10': { cloth: canvasEcru, face: 1.05, second: { role: 'drape', field: 3.6, depth: 0.8 } },
  'basket-upholstery-straw': {
    cloth: bottom(
      47,
      { ...yarn(5, '#b99f6c'), slub: 0.3 },
      { ...yarn(4, '#c8b181'), slub: 0.35 },
      { draft: 'basket-2-2', endsPerInch: 34, picksPerInch: 30 },
    ),
    face: 1.5,
    second: { role: 'swatch', field: 3.2, edge: 'frayed' },
  },
  'corduroy-8-wale-tobacco': {
    cloth: corduroy(48, '#7d5233', 8),
    face: 1.6,
    second: { role: 'drape', field: 4.2, depth: 0.85 },
  },
  'corduroy-14-wale-bottle': { cloth: corduroy(49, '#1f4536', 14), face: 1.2, second: { role: 'swatch', field: 2.8 } },
  'satin-cotton-bordeaux': {
    cloth: bottom(
      11,
      { ...yarn(60, '#7d2433'), lustre: 0.75, slub: 0.04 },
      { ...yarn(50, '#6c1e2c'), lustre: 0.4 },
      {
        draft: 'satin-5',
        endsPerInch: 150,
        picksPerInch: 88,
      },
    ),
    face: 0.6,
    second: { role: 'drape', field: 2.6 },
  },
} as const satisfies Record<string, FabricView>;

/** Bottoms and coatings: heavier yarns, twills, pile. */
export const bottomPictures = fabricPictures(views);
export const bottomCloths = {
  workwearOlive,
  drillKhaki,
  canvasEcru,
  herringboneGrey: views['herringbone-wool-blend-grey'].cloth,
  satinBordeaux: views['satin-cotton-bordeaux'].cloth,
};
