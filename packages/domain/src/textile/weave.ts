/**
 * A draft answers one question for every crossing of the cloth: does the warp end pass over the weft pick?
 *
 * Ends count from left to right, picks from top to bottom, as a screen draws them. Both may be any integer,
 * negative ones too; every draft repeats by {@link draftRepeat}.
 */
export type Draft = (end: number, pick: number) => boolean;

/**
 * The names of all drafts the mill weaves, in the order they are offered to a reader.
 *
 * @example
 * draftNames[0]; // 'plain'
 */
export const draftNames = [
  'plain',
  'oxford',
  'basket-2-2',
  'canvas',
  'seersucker',
  'twill-2-1',
  'twill-3-1',
  'twill-3-1-left',
  'twill-2-2',
  'herringbone',
  'broken-twill',
  'satin-5',
  'satin-8',
  'sateen-5',
  'dobby-diamond',
  'jacquard-medallion',
  'corduroy',
  'honeycomb',
  'mock-leno',
] as const;

/** The name of a draft. */
export type DraftName = (typeof draftNames)[number];

const plain: Draft = (end, pick) => mod(end + pick, 2) === 0;

const twill =
  (over: number, under: number): Draft =>
  (end, pick) =>
    mod(end + pick, over + under) < over;

const satin =
  (repeat: number, step: number): Draft =>
  (end, pick) =>
    mod(end * step - pick, repeat) !== 0;

const reversed =
  (draft: Draft): Draft =>
  (end, pick) =>
    !draft(end, pick);

const mirrored =
  (draft: Draft): Draft =>
  (end, pick) =>
    draft(-end, pick);

const satinFive = satin(5, 2);
const sateenFive = reversed(satinFive);

/** Ends between two turns of the herringbone. */
const herringboneTurn = 12;

/** A 2/2 twill turned every 12 ends; at the turn warp meets weft, so the ridge is cut clean and no float grows. */
const herringbone: Draft = (end, pick) => {
  const place = mod(end, 2 * herringboneTurn);
  const rising = twill(2, 2);
  return place < herringboneTurn ? rising(place, pick) : !rising(2 * herringboneTurn - 1 - place, pick);
};

/** The four ends of a 3/1 twill drawn in the order 1, 2, 4, 3: the diagonal never forms, so the cloth does not skew. */
const brokenTwill: Draft = (end, pick) => mod([0, 1, 3, 2][mod(end, 4)] ?? 0, 4) !== mod(pick, 4);

/** A diamond of warp floats, with a filled heart, on a plain ground. */
const dobbyDiamond: Draft = (end, pick) => {
  const distance = Math.abs(mod(end, 12) - 6) + Math.abs(mod(pick, 12) - 6);
  return distance === 5 || distance < 2 || plain(end, pick);
};

/** Deep cells: warp floats raise the heart of each diamond, weft floats its corners, a single end ties them. */
const honeycomb: Draft = (end, pick) => {
  const distance = Math.abs(mod(end, 8) - 4) + Math.abs(mod(pick, 8) - 4);
  return distance === 4 || distance <= 2;
};

/** Groups of three drawn together, with gaps between them as in gauze, although no end crosses its neighbour. */
const mockLeno: Draft = (end, pick) => {
  const block = mod(Math.floor(end / 3) + Math.floor(pick / 3), 2) === 0;
  const centre = mod(end, 3) === 1 && mod(pick, 3) === 1;
  return block !== centre;
};

/** One ground pick in plain weave, then two pile picks that float over five ends and are cut into ribs afterwards. */
const corduroy: Draft = (end, pick) => {
  const row = mod(pick, 6);
  return row % 3 === 0 ? plain(end, row / 3) : mod(end, 6) === (row % 3) - 1;
};

const medallion = { ends: 100, picks: 120 } as const;

/** A five-petalled rosette inside an ogee lattice, each row set half a repeat aside. */
const isMedallionFigure = (end: number, pick: number): boolean => {
  const row = Math.floor(pick / medallion.picks);
  const x = mod(end + (mod(row, 2) * medallion.ends) / 2, medallion.ends) / medallion.ends - 0.5;
  const y = mod(pick, medallion.picks) / medallion.picks - 0.5;
  const radius = 2 * Math.hypot(x, y * 1.1);
  const petal = Math.abs(Math.sin(2.5 * (Math.atan2(y, x) + Math.PI / 2)));
  const rosette = radius > 0.13 && radius < 0.16 + 0.6 * petal && !(Math.abs(radius - 0.36) < 0.035 && petal > 0.4);
  const lattice = Math.abs(Math.abs(x) - 0.48 * (0.5 + 0.5 * Math.cos(2 * Math.PI * y))) < 0.03;
  const pearl = Math.hypot(Math.abs(x) - 0.4, Math.abs(y) - 0.06) < 0.05;
  return rosette || lattice || pearl;
};

const jacquardMedallion: Draft = (end, pick) =>
  isMedallionFigure(end, pick) ? sateenFive(end, pick) : satinFive(end, pick);

/**
 * All drafts by name. Pure functions of the crossing: the catalogue draws its point paper and renders its pictures
 * from the same table.
 *
 * @example
 * const warpIsUp = drafts['twill-3-1'](0, 0); // true
 * const weftShows = !drafts['twill-3-1'](3, 0); // true
 */
export const drafts = {
  plain,
  oxford: (end, pick) => mod(Math.floor(end / 2) + pick, 2) === 0,
  'basket-2-2': (end, pick) => mod(Math.floor(end / 2) + Math.floor(pick / 2), 2) === 0,
  canvas: plain,
  seersucker: plain,
  'twill-2-1': twill(2, 1),
  'twill-3-1': twill(3, 1),
  'twill-3-1-left': mirrored(twill(3, 1)),
  'twill-2-2': twill(2, 2),
  herringbone,
  'broken-twill': brokenTwill,
  'satin-5': satinFive,
  'satin-8': satin(8, 3),
  'sateen-5': sateenFive,
  'dobby-diamond': dobbyDiamond,
  'jacquard-medallion': jacquardMedallion,
  corduroy,
  honeycomb,
  'mock-leno': mockLeno,
} as const satisfies Record<DraftName, Draft>;

/** The smallest number of ends and picks after which a draft begins anew. */
export interface DraftRepeat {
  readonly ends: number;
  readonly picks: number;
}

const square = (size: number): DraftRepeat => ({ ends: size, picks: size });

/**
 * The repeat of every draft, counted in ends and picks.
 *
 * @example
 * draftRepeat.herringbone; // { ends: 24, picks: 4 }
 */
export const draftRepeat = {
  plain: square(2),
  oxford: { ends: 4, picks: 2 },
  'basket-2-2': square(4),
  canvas: square(2),
  seersucker: square(2),
  'twill-2-1': square(3),
  'twill-3-1': square(4),
  'twill-3-1-left': square(4),
  'twill-2-2': square(4),
  herringbone: { ends: 2 * herringboneTurn, picks: 4 },
  'broken-twill': square(4),
  'satin-5': square(5),
  'satin-8': square(8),
  'sateen-5': square(5),
  'dobby-diamond': square(12),
  'jacquard-medallion': { ends: medallion.ends, picks: 2 * medallion.picks },
  corduroy: square(6),
  honeycomb: square(8),
  'mock-leno': square(6),
} as const satisfies Record<DraftName, DraftRepeat>;

/**
 * The point paper of a draft: one row for each pick, top row first, `true` where the warp end is up (a filled square).
 *
 * @example
 * interlacing(drafts.plain, 2, 2); // [[true, false], [false, true]]
 */
export const interlacing = (draft: Draft, ends: number, picks: number): boolean[][] =>
  Array.from({ length: picks }, (_, pick) => Array.from({ length: ends }, (_, end) => draft(end, pick)));

/** The remainder that stays positive for a negative number, which `%` does not. */
function mod(value: number, base: number): number {
  return ((value % base) + base) % base;
}
