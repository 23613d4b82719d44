import type { Wear, YarnLook } from './cloth';
import { type Colour, linear } from './colour';
import { noiseAlong, noiseOver } from './noise';
import { ease, modulo } from './number';
import { paintYarn } from './yarn-colour';

/** What a point of cloth is: how high it lies (in end spacings), its colour, and which system is on top. */
export interface Sample {
  covered: boolean;
  height: number;
  red: number;
  green: number;
  blue: number;
  weft: boolean;
}

export const emptySample = (): Sample => ({ covered: false, height: 0, red: 0, green: 0, blue: 0, weft: false });

/** A yarn made ready for drawing: measures in spacings, colours in linear light. */
export interface Yarn {
  readonly weft: boolean;
  readonly colours: readonly Colour[];
  readonly core: Colour | undefined;
  readonly melange: Colour | undefined;
  /** Half its width, in spacings of its own system. */
  readonly halfWidth: number;
  /** Half its thickness, in end spacings. */
  readonly radius: number;
  /** How far its centreline swings up and down, in end spacings. */
  readonly swing: number;
  /** Diameters between two crossings, so that fibres keep their shape at any sett. */
  readonly pitch: number;
  readonly slub: number;
  readonly twist: number;
  readonly lustre: number;
  readonly wear: number;
  readonly seed: number;
}

/** Measures that follow from count and sett. */
export type YarnMeasure = Pick<Yarn, 'weft' | 'halfWidth' | 'radius' | 'swing' | 'pitch' | 'seed'>;

export const prepareYarn = (look: YarnLook, measure: YarnMeasure, wear: Wear | undefined): Yarn => ({
  ...measure,
  colours: look.colours.map(linear),
  core: look.core ? linear(look.core) : undefined,
  melange: look.melange ? linear(look.melange) : undefined,
  slub: look.slub ?? 0.15,
  twist: look.twist ?? 0.5,
  lustre: look.lustre ?? 0,
  wear: wear?.level ?? 0,
});

/** The colour of the yarn with this number. */
export const colourOf = (yarn: Yarn, number: number): Colour =>
  yarn.colours[modulo(number, yarn.colours.length)] as Colour;

/**
 * Lays one yarn over the sample if it is the highest there.
 *
 * @param across distance from the yarn's nominal line, in spacings of its own system
 * @param along position along the yarn, in crossings
 * @param from whether it is up (1) or down (-1) at the crossing before; `to`: at the one after
 * @param detail 0 to 1: how much of ply and fibre the scale can show
 * @param wear local abrasion, added to the yarn's own
 */
export function layYarn(
  yarn: Yarn,
  number: number,
  across: number,
  along: number,
  from: number,
  to: number,
  detail: number,
  wear: number,
  sample: Sample,
): void {
  if (Math.abs(across) > yarn.halfWidth * (1.2 + yarn.slub) + 0.1) return;
  const { seed } = yarn;
  const lean =
    across + 0.06 * noiseAlong(along * 0.23, number, seed) + 0.03 * noiseAlong(along * 0.9, number, seed + 1);
  const rise = from + (to - from) * ease(along - 0.5 - Math.floor(along - 0.5));
  const swell = noiseAlong(along * 0.04 + number * 0.37, number, seed + 2);
  const slub = yarn.slub * (swell > 0.35 ? (swell - 0.35) * 2.2 : swell * 0.25);
  const evenness = 0.045 * noiseAlong(along * 0.35, number, seed + 3);
  const half = yarn.halfWidth * (1 + 0.12 * rise + slub + evenness);
  const q = lean / half;
  if (q <= -1 || q >= 1) return;

  const dome = Math.sqrt(1 - q * q);
  const length = along * yarn.pitch;
  const slant = yarn.weft ? -1 : 1;
  const ply = Math.sin(
    2 * Math.PI * (length * yarn.twist + q * 0.45 * slant + 0.3 * noiseAlong(along * 0.5, number, seed + 4)),
  );
  const fibre =
    detail > 0.1
      ? 0.6 * noiseOver(q * 5 + length * yarn.twist * 1.5 * slant, length * 0.6 + number * 13.7, seed + 5) +
        0.4 * noiseOver(q * 11 + length * yarn.twist * 3 * slant, length * 1.2 + number * 3.1, seed + 6)
      : 0;
  const height =
    yarn.swing * rise + yarn.radius * dome * (1 + slub) + yarn.radius * detail * dome * (0.05 * ply + 0.15 * fibre);
  if (sample.covered && height <= sample.height) return;

  sample.covered = true;
  sample.height = height;
  sample.weft = yarn.weft;
  paintYarn(yarn, number, along, q, dome, rise, detail * fibre, detail * ply, wear, sample);
}
