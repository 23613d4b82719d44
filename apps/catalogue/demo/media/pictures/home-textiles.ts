import { type Cloth, repeat, type YarnLook } from '../cloth';
import { type FabricView, fabricPictures } from './picture-order';

const yarn = (ne: number, ...colours: string[]): YarnLook => ({ colours, ne });
const silky = (ne: number, lustre: number, ...colours: string[]): YarnLook => ({ colours, ne, lustre, slub: 0.05 });

const home = (seed: number, warp: YarnLook, weft: YarnLook, cloth: Partial<Cloth> = {}): Cloth => ({
  draft: 'plain',
  warp,
  weft,
  endsPerInch: 110,
  picksPerInch: 90,
  seed,
  ...cloth,
});

const green = repeat(['#5e7a58', 26], ['#e6e2d2', 26], ['#5e7a58', 6], ['#e6e2d2', 6]);
const ticking = repeat(
  ['#eee8da', 22],
  ['#27355e', 10],
  ['#eee8da', 4],
  ['#27355e', 2],
  ['#eee8da', 4],
  ['#27355e', 10],
);

const percale = home(91, yarn(40, '#f3f1ec'), yarn(40, '#f3f1ec'));
const sateen = home(92, silky(60, 0.55, '#ece3cf'), silky(60, 0.6, '#efe7d5'), {
  draft: 'sateen-5',
  endsPerInch: 110,
  picksPerInch: 160,
});
const washedLinen = home(
  96,
  { ...yarn(16, '#7f97ac'), slub: 0.55 },
  { ...yarn(16, '#8ba2b5'), slub: 0.65 },
  { endsPerInch: 50, picksPerInch: 46 },
);

const views = {
  'percale-200-white': {
    cloth: percale,
    face: 0.68,
    second: { role: 'stack', field: 3, beside: [washedLinen, sateen] },
  },
  'sateen-300-ivory': { cloth: sateen, face: 0.5, second: { role: 'drape', field: 2.4 } },
  'jacquard-medallion-teal': {
    cloth: home(93, silky(40, 0.45, '#1f4a4c'), silky(40, 0.3, '#b79a5e'), {
      draft: 'jacquard-medallion',
      endsPerInch: 110,
      picksPerInch: 104,
    }),
    face: 2.6,
    second: { role: 'drape', field: 4, depth: 0.9 },
  },
  'damask-tablecloth-white': {
    cloth: home(94, silky(40, 0.5, '#f3f1ec'), silky(40, 0.35, '#dddad3'), {
      draft: 'jacquard-medallion',
      endsPerInch: 120,
      picksPerInch: 110,
    }),
    face: 2.4,
    second: { role: 'drape', field: 3.4, style: 'thrown' },
  },
  'honeycomb-towelling-stone': {
    cloth: home(95, yarn(10, '#bdb5a6'), yarn(10, '#c8c0b2'), {
      draft: 'honeycomb',
      surface: 'cellular',
      endsPerInch: 44,
      picksPerInch: 44,
    }),
    face: 1.6,
    second: { role: 'drape', field: 4, depth: 0.8 },
  },
  'washed-linen-sheeting-blue': {
    cloth: washedLinen,
    face: 1.05,
    second: { role: 'drape', field: 3.2, style: 'thrown', depth: 1.1 },
  },
  'ticking-stripe-navy': {
    cloth: home(97, yarn(24, ...ticking), yarn(24, '#eee8da'), {
      draft: 'twill-2-2',
      endsPerInch: 80,
      picksPerInch: 60,
    }),
    face: 2.2,
    second: { role: 'drape', field: 3.6 },
  },
  'duvet-flannel-check-green': {
    cloth: home(98, yarn(20, ...green), yarn(20, ...green), {
      draft: 'twill-2-2',
      surface: 'brushed',
      endsPerInch: 60,
      picksPerInch: 56,
    }),
    face: 3,
    second: { role: 'drape', field: 4.6, style: 'thrown' },
  },
  'curtain-basket-oat': {
    cloth: home(
      99,
      { ...yarn(8, '#cbbd9f'), slub: 0.45 },
      { ...yarn(7, '#d8ccb2'), slub: 0.5 },
      { draft: 'basket-2-2', endsPerInch: 42, picksPerInch: 38 },
    ),
    face: 1.3,
    second: { role: 'drape', field: 4, style: 'hung' },
  },
  'upholstery-chenille-rust': {
    cloth: home(
      100,
      yarn(8, '#7c3a22'),
      { ...yarn(3, '#a4532f'), slub: 0.5 },
      { surface: 'chenille', endsPerInch: 26, picksPerInch: 22 },
    ),
    face: 1.8,
    second: { role: 'drape', field: 4.4, depth: 0.8 },
  },
  'table-linen-herringbone-natural': {
    cloth: home(
      101,
      { ...yarn(14, '#b9a987'), slub: 0.4 },
      { ...yarn(14, '#d3c6a8'), slub: 0.4 },
      { draft: 'herringbone', endsPerInch: 56, picksPerInch: 52 },
    ),
    face: 1.3,
    second: { role: 'swatch', field: 3, edge: 'frayed' },
  },
  'quilting-poplin-dots': {
    cloth: home(102, yarn(40, '#f1ede3'), yarn(40, '#f1ede3'), {
      endsPerInch: 100,
      picksPerInch: 74,
      print: { colour: '#33587c', pitch: 0.4, radius: 0.09 },
    }),
    face: 2,
    second: { role: 'swatch', field: 3.2 },
  },
} as const satisfies Record<string, FabricView>;

/** Home textiles: wide cloths for bed, table, window and seat. */
export const homeTextilePictures = fabricPictures(views);
export const homeTextileCloths = { percale, sateen, washedLinen };
