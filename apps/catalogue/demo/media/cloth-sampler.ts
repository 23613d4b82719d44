import { type Draft, draftRepeat, drafts } from '../../../../packages/domain/src/textile/weave';
import type { Cloth } from './cloth';
import { type Colour, linear } from './colour';
import { fractalOver } from './noise';
import { between, clamp, mix, modulo } from './number';
import { surfaceWear } from './wear';
import { colourOf, layYarn, prepareYarn, type Sample, type Yarn, type YarnMeasure } from './yarn';

/** Which yarns are there at all: a cut or frayed edge leaves some out. */
export interface Presence {
  warp(end: number, u: number, v: number): boolean;
  weft(pick: number, u: number, v: number): boolean;
}

/** Writes what lies at `u` ends and `v` picks into the sample. */
export type ClothSampler = (u: number, v: number, sample: Sample, presence?: Presence) => void;

/** Inches of diameter of a cotton yarn of count 1. */
const diameterOfNe1 = 1 / 28;
/** A yarn in cloth is an ellipse: wider than it is thick. */
const spread = 1.24;
const flattening = 0.78;
const crimp = 0.72;

/**
 * Prepares a cloth for drawing.
 *
 * @param pixelsPerEnd the scale of the picture; below about four pixels single yarns dissolve into their mean colour,
 *   so that a fine cloth shows its shade instead of moiré
 */
export function clothSampler(cloth: Cloth, pixelsPerEnd: number): ClothSampler {
  const draft = drafts[cloth.draft];
  const pixels = pixelsPerEnd * Math.min(1, cloth.endsPerInch / cloth.picksPerInch);
  const crispness = between(1.3, 3.8, pixels);
  const detail = between(5, 16, pixels);
  const [warp, weft] = prepareYarns(cloth);
  const gap = gapColour(cloth);
  const wearAt = surfaceWear(cloth);
  const dots = cloth.print && { ...cloth.print, ink: linear(cloth.print.colour) };
  const tint = cloth.tint && { depth: cloth.tint.depth, dye: linear(cloth.tint.colour) };

  return (u, v, sample, presence) => {
    const end = Math.floor(u);
    const pick = Math.floor(v);
    const besideEnd = u - end > 0.5 ? end + 1 : end - 1;
    const besidePick = v - pick > 0.5 ? pick + 1 : pick - 1;
    const wear = wearAt(u, v);
    sample.covered = false;
    for (const number of [end, besideEnd])
      if (!presence || presence.warp(number, u, v)) layWarp(warp, draft, number, u, v, detail, wear, sample);
    for (const number of [pick, besidePick])
      if (!presence || presence.weft(number, u, v)) layWeft(weft, draft, number, u, v, detail, wear, sample);
    if (!sample.covered) {
      if (presence && !(presence.warp(end, u, v) && presence.weft(pick, u, v))) return;
      setColour(sample, gap);
      sample.height = -0.35;
      sample.covered = true;
    }
    if (crispness < 1) dissolve(sample, draft(end, pick), colourOf(warp, end), colourOf(weft, pick), crispness);
    if (dots) printDot(sample, u / cloth.endsPerInch, v / cloth.picksPerInch, dots);
    if (tint) dyeOver(sample, tint.dye, tint.depth);
  };
}

/** The share of crossings at which the warp shows. */
export function warpShare(cloth: Cloth): number {
  const { ends, picks } = draftRepeat[cloth.draft];
  let up = 0;
  for (let pick = 0; pick < picks; pick++)
    for (let end = 0; end < ends; end++) if (drafts[cloth.draft](end, pick)) up++;
  return up / (ends * picks);
}

/** Thickness from the counts, width from count and float, crimp shared by how tightly each system is set. */
export function prepareYarns(cloth: Cloth): [warp: Yarn, weft: Yarn] {
  const { endsPerInch, picksPerInch, seed } = cloth;
  const face = warpShare(cloth);
  const warpDiameter = diameterOfNe1 / Math.sqrt(cloth.warp.ne);
  const weftDiameter = diameterOfNe1 / Math.sqrt(cloth.weft.ne);
  const warpCover = warpDiameter * endsPerInch;
  const weftCover = weftDiameter * picksPerInch;
  const warpRadius = 0.5 * flattening * warpDiameter * endsPerInch;
  const weftRadius = 0.5 * flattening * weftDiameter * endsPerInch;
  const swing = crimp * (warpRadius + weftRadius);
  const warpSwing = swing * (warpCover / (warpCover + weftCover));
  const width = (cover: number, share: number) => clamp(0.5 * cover * spread * (0.76 + 0.48 * share), 0.36, 0.62);
  const warp: YarnMeasure = {
    weft: false,
    halfWidth: width(warpCover, face),
    radius: warpRadius,
    swing: warpSwing,
    pitch: 1 / weftOr(warpDiameter * picksPerInch),
    seed: seed * 101,
  };
  const weft: YarnMeasure = {
    weft: true,
    halfWidth: width(weftCover, 1 - face),
    radius: weftRadius,
    swing: swing - warpSwing,
    pitch: 1 / weftOr(weftDiameter * endsPerInch),
    seed: seed * 101 + 7919,
  };
  return [prepareYarn(cloth.warp, warp, cloth.wear), prepareYarn(cloth.weft, weft, undefined)];
}

const weftOr = (ratio: number): number => Math.max(0.2, ratio);

function layWarp(
  yarn: Yarn,
  draft: Draft,
  end: number,
  u: number,
  v: number,
  detail: number,
  wear: number,
  sample: Sample,
): void {
  const before = Math.floor(v - 0.5);
  layYarn(
    yarn,
    end,
    u - end - 0.5,
    v,
    draft(end, before) ? 1 : -1,
    draft(end, before + 1) ? 1 : -1,
    detail,
    wear,
    sample,
  );
}

function layWeft(
  yarn: Yarn,
  draft: Draft,
  pick: number,
  u: number,
  v: number,
  detail: number,
  wear: number,
  sample: Sample,
): void {
  const before = Math.floor(u - 0.5);
  layYarn(
    yarn,
    pick,
    v - pick - 0.5,
    u,
    draft(before, pick) ? -1 : 1,
    draft(before + 1, pick) ? -1 : 1,
    detail,
    wear,
    sample,
  );
}

/** Between the yarns one looks into the shaded cloth, not into a black hole. */
function gapColour(cloth: Cloth): Colour {
  const warp = linear(cloth.warp.colours[0] ?? '#000000');
  const weft = linear(cloth.weft.colours[0] ?? '#000000');
  const shaded = (index: 0 | 1 | 2) => 0.28 * mix(warp[index], weft[index], 0.5) + 0.004;
  return [shaded(0), shaded(1), shaded(2)];
}

function dissolve(sample: Sample, up: boolean, warp: Colour, weft: Colour, crispness: number): void {
  const share = up ? 0.2 : 0.8;
  sample.red = mix(0.82 * mix(warp[0], weft[0], share), sample.red, crispness);
  sample.green = mix(0.82 * mix(warp[1], weft[1], share), sample.green, crispness);
  sample.blue = mix(0.82 * mix(warp[2], weft[2], share), sample.blue, crispness);
  sample.height *= crispness;
}

function printDot(sample: Sample, x: number, y: number, dots: { pitch: number; radius: number; ink: Colour }): void {
  const row = Math.floor(y / dots.pitch);
  const dx = modulo(x / dots.pitch + 0.5 * modulo(row, 2), 1) - 0.5;
  const dy = modulo(y / dots.pitch, 1) - 0.5;
  const ragged = 0.02 * fractalOver(x * 90, y * 90, 31, 2);
  const ink = between(0.015, -0.015, Math.hypot(dx, dy) - dots.radius / dots.pitch + ragged);
  const light = 1.15 * (0.2126 * sample.red + 0.7152 * sample.green + 0.0722 * sample.blue);
  sample.red = mix(sample.red, dots.ink[0] * light, ink);
  sample.green = mix(sample.green, dots.ink[1] * light, ink);
  sample.blue = mix(sample.blue, dots.ink[2] * light, ink);
}

function dyeOver(sample: Sample, dye: Colour, depth: number): void {
  sample.red *= mix(1, dye[0], depth);
  sample.green *= mix(1, dye[1], depth);
  sample.blue *= mix(1, dye[2], depth);
}

function setColour(sample: Sample, colour: Colour): void {
  sample.red = colour[0];
  sample.green = colour[1];
  sample.blue = colour[2];
  sample.weft = false;
}
