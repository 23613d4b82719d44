import type { Cloth, YarnLook } from '../cloth';
import type { Scene } from '../scenes/scene';
import { bottomCloths } from './bottoms';
import { denimCloths } from './denim';
import { finishCloths } from './finishes';
import { homeTextileCloths } from './home-textiles';
import type { PictureOrder, PictureRole } from './picture-order';
import { shirtingCloths } from './shirting';
import { coneRow, dyedYarns, yarnLooks } from './yarns';

const { raw14, classic, light, black, ecru } = denimCloths;
const { workwearOlive, drillKhaki, canvasEcru, herringboneGrey } = bottomCloths;
const { poplinWhite, oxfordBlue, melangeGrey } = shirtingCloths;
const { percale, washedLinen, sateen } = homeTextileCloths;

const plainDyed = (colour: string, seed: number): Cloth => ({
  ...canvasEcru,
  warp: { ...canvasEcru.warp, colours: [colour] },
  weft: { ...canvasEcru.weft, colours: [colour] },
  seed,
});
const rust = plainDyed('#a0492e', 201);
const ochre = plainDyed('#c0923f', 202);
const range = [
  ecru,
  workwearOlive,
  oxfordBlue,
  raw14,
  rust,
  drillKhaki,
  black,
  washedLinen,
  ochre,
  herringboneGrey,
  classic,
  canvasEcru,
];

/** The shades of a rope on its way through the vats: green as it leaves, blue as the air takes it. */
const dipping: YarnLook[] = [
  '#b5bd8c',
  '#8ea58f',
  '#6d8f9d',
  '#4f749c',
  '#395a92',
  '#2a4480',
  '#1f3268',
  '#182650',
].map((colour) => ({ colours: [colour], ne: 9 }));

const drape = (cloth: Cloth, field: number, style: 'gathered' | 'hung' | 'thrown' = 'gathered', depth = 1): Scene => ({
  kind: 'drape',
  cloth,
  field,
  style,
  depth,
});
const macro = (cloth: Cloth, field: number): Scene => ({ kind: 'macro', cloth, field });
const rolls = (across: number, field: number, seed: number, cloths: readonly Cloth[] = range): Scene => ({
  kind: 'rolls',
  cloths,
  across,
  field,
  tilt: 0.16,
  seed,
});
const chips = (cloths: readonly (Cloth | YarnLook)[], columns: number, rows: number, seed: number): Scene => ({
  kind: 'colour-card',
  chips: cloths,
  columns,
  rows,
  seed,
});
const ropes = (yarns: readonly YarnLook[], seed: number): Scene => ({ kind: 'hanks', yarns, seed, ropes: true });
const creel: Scene = {
  kind: 'cones',
  cones: [
    ...coneRow(dyedYarns.slice(0, 6), 0.52, 0.3),
    ...coneRow(dyedYarns.slice(6), 0.75, 0.34),
    ...coneRow(dyedYarns.slice(2, 8), 1, 0.38),
  ].map((cone) => ({
    ...cone,
    x: (cone.x - 0.5) * 1.7 + 0.5,
  })),
  seed: 31,
};
const deltaOne = Array.from(
  { length: 12 },
  (_, lot): Cloth =>
    plainDyed(`#a0${(73 + (lot % 4) * 2).toString(16)}${(44 + (lot % 3) * 2).toString(16)}`, 300 + lot),
);

type Page = readonly [subject: string, scene: Scene];

const banners = {
  'hero-denim-drape': ['home', drape(raw14, 6.4, 'gathered', 1.7)],
  'hero-rolls': ['home', rolls(12, 8.5, 4)],
  'hero-cones': ['home', creel],
} as const satisfies Record<string, Page>;

const covers = {
  'article-ne-nm-tex': [
    'yarn counts',
    {
      kind: 'cones',
      cones: coneRow(
        [
          yarnLooks['yarn-linen-nm-26'],
          yarnLooks['yarn-carded-21-navy'],
          yarnLooks['yarn-mercerised-80-2-red'],
          yarnLooks['yarn-combed-60-white'],
        ],
        0.86,
        0.52,
      ).map((cone) => ({ ...cone, x: (cone.x - 0.5) * 1.5 + 0.5 })),
      seed: 41,
    },
  ],
  'article-reading-a-draft': ['drafts', macro(herringboneGrey, 1)],
  'article-indigo-rope-dyeing': ['indigo', ropes(dipping, 43)],
  'article-shade-continuity': ['shade', chips(deltaOne, 4, 3, 44)],
  'article-sanforising': ['sanforising', rolls(7, 5, 45, [raw14, classic, light, raw14])],
  'article-gsm-and-handle': [
    'weight',
    { kind: 'stack', cloths: [raw14, workwearOlive, melangeGrey, oxfordBlue, poplinWhite], field: 4.5, seed: 46 },
  ],
  'article-shuttle-looms': ['looms', { kind: 'loom', cloth: raw14, shed: 1 }],
  'article-lab-dip': ['lab dip', chips(dyedYarns, 6, 4, 48)],
  'article-cotton-certificates': ['cotton', drape(percale, 3.4, 'thrown', 0.9)],
  'article-fastness-grades': ['fastness', chips([rust, ochre, workwearOlive, classic, black, drillKhaki], 6, 4, 50)],
  'article-moq-and-lead-time': ['orders', rolls(9, 6, 51)],
  'article-water-per-metre': ['water', drape(finishCloths.ozone, 5, 'thrown', 1.1)],
} as const satisfies Record<string, Page>;

const pages = {
  'service-yarn-dyeing': [
    'yarn-dyeing',
    ropes([...dipping.slice(2, 6), { colours: ['#a6452f'], ne: 9 }, { colours: ['#c79a52'], ne: 9 }], 61),
  ],
  'service-yarn-processing': ['yarn-processing', creel],
  'service-yarn-weaving': ['yarn-weaving', { kind: 'loom', cloth: oxfordBlue, shed: 1 }],
  'service-denim-finishing': ['denim-finishing', drape(finishCloths.stone, 5.5)],
  'service-oem-odm': ['oem-odm', chips(range, 4, 3, 65)],
  'about-mill-1': ['about', { kind: 'loom', cloth: light, shed: -1 }],
  'about-mill-2': ['about', rolls(10, 6.5, 72, [...range].reverse())],
  'about-mill-3': [
    'about',
    { kind: 'stack', cloths: [black, rust, drillKhaki, sateen, washedLinen], field: 4.5, seed: 73 },
  ],
} as const satisfies Record<string, Page>;

const ordersOf = (
  table: Readonly<Record<string, Page>>,
  role: PictureRole,
  width: number,
  height: number,
  bytes: number,
): PictureOrder[] =>
  Object.entries(table).map(([name, [subject, scene]]) => ({ name, role, subject, width, height, bytes, scene }));

/** Banners, article covers and page pictures. */
export const pagePictures: PictureOrder[] = [
  ...ordersOf(banners, 'banner', 2400, 1350, 340_000),
  ...ordersOf(covers, 'cover', 1600, 1000, 170_000),
  ...ordersOf(pages, 'page', 1600, 1200, 190_000),
];
