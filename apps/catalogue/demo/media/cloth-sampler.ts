import { type Draft, drafts } from '@selvedge/domain/textile';
import type { Cloth } from './cloth';
import { type Colour, linear, luminance } from './colour';
import { dissolve, dyedFromAfar, weftShares } from './dissolve';
import { between, mix } from './number';
import { prepareYarns, warpShare } from './prepared-yarns';
import { dyeOver, printDot } from './print';
import { surfaceWear } from './wear';
import { colourOf, layYarn, type Sample, type Yarn } from './yarn';

/** Which yarns are there at all: a cut or frayed edge leaves some out. */
export interface Presence {
  warp(end: number, u: number, v: number): boolean;
  weft(pick: number, u: number, v: number): boolean;
}

/** Writes what lies at `u` ends and `v` picks into the sample. */
export type ClothSampler = (u: number, v: number, sample: Sample, presence?: Presence) => void;

/**
 * Prepares a cloth for drawing.
 *
 * @param pixelsPerEnd the scale of the picture; below about four pixels single yarns dissolve into their mean colour,
 *   so that a fine cloth shows its shade instead of moiré
 */
export function clothSampler(cloth: Cloth, pixelsPerEnd: number): ClothSampler {
  const draft = drafts[cloth.draft];
  const pixels = pixelsPerEnd * Math.min(1, cloth.endsPerInch / cloth.picksPerInch);
  const crispness = between(1.6, 6, pixels);
  const structure = between(0.9, 2.4, pixels);
  const detail = between(5, 16, pixels);
  const [warp, weft] = prepareYarns(cloth);
  const shares = weftShares(warp, weft, warpShare(cloth));
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
    if (!presence || presence.warp(end, u, v)) layWarp(warp, draft, end, u, v, detail, wear, sample);
    if (!presence || presence.warp(besideEnd, u, v)) layWarp(warp, draft, besideEnd, u, v, detail, wear, sample);
    if (!presence || presence.weft(pick, u, v)) layWeft(weft, draft, pick, u, v, detail, wear, sample);
    if (!presence || presence.weft(besidePick, u, v)) layWeft(weft, draft, besidePick, u, v, detail, wear, sample);
    if (!sample.covered) {
      if (presence && !(presence.warp(end, u, v) && presence.weft(pick, u, v))) return;
      setColour(sample, gap);
      sample.height = -0.15;
      sample.covered = true;
    }
    if (crispness < 1) {
      const crossing = draft(end, pick) ? shares.up : shares.down;
      dissolve(
        sample,
        dyedFromAfar(warp, end, wear),
        colourOf(weft, pick),
        mix(shares.mean, crossing, structure),
        crispness,
      );
    }
    if (dots) printDot(sample, u / cloth.endsPerInch, v / cloth.picksPerInch, dots);
    if (tint) dyeOver(sample, tint.dye, tint.depth);
  };
}

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
  // A pale cloth lets light through: its gaps are no darker than its shadows.
  const share = 0.3 + 0.42 * luminance(...warp);
  const shaded = (index: 0 | 1 | 2) => share * mix(warp[index], weft[index], 0.5) + 0.004;
  return [shaded(0), shaded(1), shaded(2)];
}

function setColour(sample: Sample, colour: Colour): void {
  sample.red = colour[0];
  sample.green = colour[1];
  sample.blue = colour[2];
  sample.weft = false;
}
