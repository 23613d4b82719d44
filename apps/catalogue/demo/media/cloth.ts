import type { DraftName } from '@selvedge/domain/textile';

/** How one yarn looks. Colours repeat across the ends (or picks): two colours make a stripe, in both systems a check. */
export interface YarnLook {
  /** `#rrggbb`, one for each yarn of the repeat. */
  readonly colours: readonly string[];
  /** English cotton count: the higher, the finer. */
  readonly ne: number;
  /** Thick and thin places, 0 (even) to 1 (strong slub). */
  readonly slub?: number;
  /** Turns in a length of one yarn diameter; a ply shows more. */
  readonly twist?: number;
  /** 0 dull cotton, 1 silk. */
  readonly lustre?: number;
  /** The undyed heart of a ring-dyed yarn; it shows where the yarn is worn. */
  readonly core?: string;
  /** A second fibre colour, blended in before spinning. */
  readonly melange?: string;
}

/** What was done to the cloth after weaving. */
export type SurfaceFinish = 'brushed' | 'pile' | 'puckered' | 'cellular' | 'coated' | 'chenille';

/** Abrasion that opens the core of a ring-dyed yarn. */
export interface Wear {
  /** 0 raw, 1 almost white. */
  readonly level: number;
  /** Stone marks: how uneven the abrasion is. */
  readonly cloud?: number;
  readonly pattern?: 'whisker' | 'crease';
}

/** Round dots printed on the woven face; lengths in inches. */
export interface DotPrint {
  readonly colour: string;
  readonly pitch: number;
  readonly radius: number;
}

/** A woven cloth, described as a mill would: draft, yarns and sett. Everything the pictures show derives from it. */
export interface Cloth {
  readonly draft: DraftName;
  readonly warp: YarnLook;
  readonly weft: YarnLook;
  readonly endsPerInch: number;
  readonly picksPerInch: number;
  readonly surface?: SurfaceFinish;
  /** Ribs an inch, for `pile`. */
  readonly wales?: number;
  readonly wear?: Wear;
  /** A dye over the finished cloth. */
  readonly tint?: { readonly colour: string; readonly depth: number };
  readonly print?: DotPrint;
  /** The same seed gives the same cloth, to the last fibre. */
  readonly seed: number;
}

/** Spells out a colour repeat: `repeat(['#fff', 40], ['#27406e', 4])` is forty white ends and four blue ones. */
export const repeat = (...bands: readonly (readonly [colour: string, yarns: number])[]): string[] =>
  bands.flatMap(([colour, yarns]) => Array.from({ length: yarns }, () => colour));
