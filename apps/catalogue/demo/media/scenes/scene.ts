import type { Cloth, YarnLook } from '../cloth';
import type { DrapeStyle } from '../folds';

/** The pixels a scene renders; already enlarged, so that it can be brought down to smooth edges. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface MacroScene {
  readonly kind: 'macro';
  readonly cloth: Cloth;
  /** Inches of cloth across the picture. */
  readonly field: number;
  /** Turns the cloth, in radians. */
  readonly turn?: number;
  /** The place of the cloth at the middle of the picture, in inches. */
  readonly centre?: readonly [x: number, y: number];
}

export interface DrapeScene {
  readonly kind: 'drape';
  readonly cloth: Cloth;
  readonly field: number;
  readonly style: DrapeStyle;
  /** 1 is a soft drape; stiff cloth has less. */
  readonly depth?: number;
  readonly turn?: number;
  /** Moves the folds, for films. */
  readonly phase?: number;
  /** Carries the light round, in radians, for films. */
  readonly lightTurn?: number;
}

export interface SwatchScene {
  readonly kind: 'swatch';
  readonly cloth: Cloth;
  readonly field: number;
  readonly edge: 'pinked' | 'frayed';
  readonly turn?: number;
  /** Room left around the swatch, as a share of the picture's shorter side. */
  readonly margin?: number;
}

export interface StackScene {
  readonly kind: 'stack';
  /** From the bottom up. */
  readonly cloths: readonly Cloth[];
  readonly field: number;
  readonly seed: number;
}

export interface RollsScene {
  readonly kind: 'rolls';
  readonly cloths: readonly Cloth[];
  /** Rolls from edge to edge. */
  readonly across: number;
  readonly field: number;
  readonly tilt: number;
  readonly seed: number;
}

/** One cone in a room; places and sizes are shares of the picture's shorter side, `y` is where it stands. */
export interface ConePlace {
  readonly yarn: YarnLook;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

export interface ConesScene {
  readonly kind: 'cones';
  readonly cones: readonly ConePlace[];
  readonly wall?: string;
  readonly floor?: string;
  readonly seed: number;
}

export interface HanksScene {
  readonly kind: 'hanks';
  readonly yarns: readonly YarnLook[];
  readonly seed: number;
  /** Straight ropes from edge to edge instead of twisted hanks on paper. */
  readonly ropes?: boolean;
}

export interface ColourCardScene {
  readonly kind: 'colour-card';
  readonly columns: number;
  readonly rows: number;
  /** Pinked chips of cloth, or windings of yarn. */
  readonly chips: readonly (Cloth | YarnLook)[];
  readonly seed: number;
}

export interface LoomScene {
  readonly kind: 'loom';
  readonly cloth: Cloth;
  /** 0 closed, 1 the odd ends up, -1 the even ends up. */
  readonly shed: number;
}

/** One repeat of a pattern, to be laid side by side: whole multiples of the draft and of the colours. */
export interface PatternScene {
  readonly kind: 'pattern';
  readonly cloth: Cloth;
  readonly ends: number;
  readonly picks: number;
}

export type Scene =
  | MacroScene
  | PatternScene
  | DrapeScene
  | SwatchScene
  | StackScene
  | RollsScene
  | ConesScene
  | HanksScene
  | ColourCardScene
  | LoomScene;
