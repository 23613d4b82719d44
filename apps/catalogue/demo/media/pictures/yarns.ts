import type { YarnLook } from '../cloth';
import type { ConePlace, Scene } from '../scenes/scene';
import { faceOf, type PictureOrder, secondOf } from './picture-order';

const yarn = (ne: number, ...colours: string[]): YarnLook => ({ colours, ne });

const looks = {
  'yarn-combed-40-ecru': { ...yarn(40, '#ddd2b8'), lustre: 0.15 },
  'yarn-combed-60-white': { ...yarn(60, '#f1efe9'), lustre: 0.2 },
  'yarn-carded-21-navy': { ...yarn(21, '#25345c'), slub: 0.25 },
  'yarn-ring-slub-16-indigo': { ...yarn(16, '#27407c'), core: '#7f97c4', slub: 1.4 },
  'yarn-mercerised-80-2-red': { ...yarn(40, '#a51f2d'), lustre: 0.7, twist: 0.9 },
  'yarn-melange-30-grey': { ...yarn(30, '#55575c'), melange: '#c9c8c4' },
  'yarn-organic-30-natural': { ...yarn(30, '#d8caa9'), slub: 0.2 },
  'yarn-linen-nm-26': { ...yarn(15, '#a99470'), slub: 0.9 },
  'yarn-recycled-20-blend': { ...yarn(20, '#5d7183'), melange: '#a8a99f', slub: 0.4 },
  'yarn-core-spun-16-black': { ...yarn(16, '#222226'), lustre: 0.15 },
  'yarn-wool-nm-28-2-charcoal': { ...yarn(9, '#3d3c3f'), melange: '#6d6a68', twist: 0.9, slub: 0.3 },
  'yarn-sewing-tkt-120': yarn(50, '#b64a33'),
} as const satisfies Record<string, YarnLook>;

const palette = [
  '#b64a33',
  '#d39a3a',
  '#e6d9bb',
  '#7f8f5a',
  '#2e5b4c',
  '#3f7391',
  '#27406e',
  '#4b3a63',
  '#8d2f46',
  '#5d4433',
  '#8b8d8f',
  '#222226',
];
const threads = palette.map((colour): YarnLook => ({ ...yarn(50, colour), lustre: 0.35 }));

/** Three cones before the wall: the nearest lowest. */
const group = (look: YarnLook, size = 0.44): ConePlace[] => [
  { yarn: look, x: 0.25, y: 0.69, size: size * 0.92 },
  { yarn: look, x: 0.75, y: 0.71, size: size * 0.92, turn: 2 },
  { yarn: look, x: 0.5, y: 0.86, size, turn: 4 },
];
const single = (look: YarnLook): ConePlace[] => [{ yarn: look, x: 0.5, y: 0.89, size: 0.72 }];
const row = (looksInRow: readonly YarnLook[], y: number, size: number): ConePlace[] =>
  looksInRow.map((look, place) => ({ yarn: look, x: (place + 0.5) / looksInRow.length, y, size, turn: place }));

/** Lighter and darker of the same dye, for a card of lots. */
const lots = (look: YarnLook, count: number): YarnLook[] => Array.from({ length: count }, () => look);

type View = readonly [face: Scene, role: 'hank' | 'card' | 'cones', second: Scene];

const cones = (places: ConePlace[], seed: number, wall?: string, floor?: string): Scene => ({
  kind: 'cones',
  cones: places,
  seed,
  ...(wall && floor ? { wall, floor } : {}),
});
const hanks = (yarns: readonly YarnLook[], seed: number): Scene => ({ kind: 'hanks', yarns, seed });
const card = (chips: readonly YarnLook[], columns: number, rows: number, seed: number): Scene => ({
  kind: 'colour-card',
  chips,
  columns,
  rows,
  seed,
});

const views = {
  'yarn-combed-40-ecru': [
    cones(group(looks['yarn-combed-40-ecru']), 1),
    'hank',
    hanks(lots(looks['yarn-combed-40-ecru'], 3), 1),
  ],
  'yarn-combed-60-white': [
    cones(single(looks['yarn-combed-60-white']), 2, '#b9b4ab', '#a49e94'),
    'cones',
    cones(group(looks['yarn-combed-60-white']), 2, '#b9b4ab', '#a49e94'),
  ],
  'yarn-carded-21-navy': [
    cones(group(looks['yarn-carded-21-navy']), 3),
    'hank',
    hanks(lots(looks['yarn-carded-21-navy'], 3), 3),
  ],
  'yarn-ring-slub-16-indigo': [
    hanks(lots(looks['yarn-ring-slub-16-indigo'], 3), 4),
    'cones',
    cones(single(looks['yarn-ring-slub-16-indigo']), 4),
  ],
  'yarn-mercerised-80-2-red': [
    cones(single(looks['yarn-mercerised-80-2-red']), 5),
    'hank',
    hanks(lots(looks['yarn-mercerised-80-2-red'], 2), 5),
  ],
  'yarn-melange-30-grey': [
    cones(group(looks['yarn-melange-30-grey']), 6),
    'hank',
    hanks(lots(looks['yarn-melange-30-grey'], 3), 6),
  ],
  'yarn-organic-30-natural': [
    hanks(lots(looks['yarn-organic-30-natural'], 3), 7),
    'cones',
    cones(group(looks['yarn-organic-30-natural']), 7),
  ],
  'yarn-linen-nm-26': [
    hanks(lots(looks['yarn-linen-nm-26'], 2), 8),
    'cones',
    cones(single(looks['yarn-linen-nm-26']), 8),
  ],
  'yarn-recycled-20-blend': [
    cones(group(looks['yarn-recycled-20-blend']), 9),
    'hank',
    hanks(lots(looks['yarn-recycled-20-blend'], 3), 9),
  ],
  'yarn-core-spun-16-black': [
    cones(single(looks['yarn-core-spun-16-black']), 10),
    'cones',
    cones(group(looks['yarn-core-spun-16-black']), 10),
  ],
  'yarn-wool-nm-28-2-charcoal': [
    hanks(lots(looks['yarn-wool-nm-28-2-charcoal'], 2), 11),
    'cones',
    cones(group(looks['yarn-wool-nm-28-2-charcoal']), 11),
  ],
  'yarn-sewing-tkt-120': [
    card(threads, 4, 6, 12),
    'cones',
    cones(
      [
        ...row(threads.slice(0, 4), 0.6, 0.27),
        ...row(threads.slice(4, 8), 0.77, 0.29),
        ...row(threads.slice(8), 0.95, 0.31),
      ],
      12,
    ),
  ],
} as const satisfies Record<keyof typeof looks, View>;

/** Yarns on cones, in hanks and on cards. */
export const yarnPictures: PictureOrder[] = Object.entries(views).flatMap(([slug, [face, role, second]]) => [
  faceOf(slug, face),
  secondOf(slug, role, second),
]);
export const dyedYarns = threads;
export { looks as yarnLooks, row as coneRow };
