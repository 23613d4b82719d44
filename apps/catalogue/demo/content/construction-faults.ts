import { compositionFault, type DraftName } from '@selvedge/domain/textile';
import type { ConstructionRow } from './constructions';
import { type EndUse, endUses } from './end-uses';
import { fabricFigures } from './fabric-figures';

/** How far the derived weight may stray from the one that the end use asks for. */
const weightTolerance = 0.05;

/**
 * Names what is wrong with a construction, in words; an empty list means that the row can be woven and sold.
 * Every figure of a cloth comes from its row, so a row that passes here cannot carry a figure that does not fit.
 */
export const constructionFaults = (row: ConstructionRow): string[] => {
  const { gsm, warpCover, weftCover } = fabricFigures(row);
  const endUse: EndUse = endUses[row.endUse];
  const band = coverBands[row.weave];
  const faults: string[] = [];
  if (Math.abs(gsm - row.targetGsm) > row.targetGsm * weightTolerance)
    faults.push(`weighs ${gsm.toFixed(1)} g/m², wanted ${row.targetGsm}`);
  if (isOutside(gsm, endUse.gsm)) faults.push(`${gsm.toFixed(1)} g/m² is no weight for ${row.endUse}`);
  if (isOutside(warpCover, band.warp)) faults.push(`warp cover ${warpCover.toFixed(1)} does not weave as ${row.weave}`);
  if (isOutside(weftCover, band.weft)) faults.push(`weft cover ${weftCover.toFixed(1)} does not weave as ${row.weave}`);
  const composition = compositionFault(row.composition.map(({ code, percent }) => ({ fibre: code, percent })));
  if (composition) faults.push(`composition: ${composition}`);
  return faults;
};

interface CoverBand {
  readonly warp: readonly [number, number];
  readonly weft: readonly [number, number];
}

/**
 * Cover factors K = threads an inch / √Ne between which a weave holds together and can still be beaten up. Plain weave
 * jams first, for its yarns cross at every pick; long floats let more ends lie side by side.
 */
const coverBands = {
  plain: { warp: [10, 22], weft: [9, 17] },
  oxford: { warp: [14, 24], weft: [9, 16] },
  'basket-2-2': { warp: [14, 26], weft: [12, 21] },
  canvas: { warp: [16, 24], weft: [10, 16] },
  seersucker: { warp: [14, 22], weft: [10, 16] },
  'twill-2-1': { warp: [18, 26], weft: [11, 18] },
  'twill-3-1': { warp: [22, 31], weft: [13, 21] },
  'twill-3-1-left': { warp: [22, 31], weft: [13, 21] },
  'twill-2-2': { warp: [13, 26], weft: [11, 20] },
  herringbone: { warp: [13, 26], weft: [11, 20] },
  'broken-twill': { warp: [22, 31], weft: [13, 21] },
  'satin-5': { warp: [18, 34], weft: [11, 20] },
  'satin-8': { warp: [20, 36], weft: [12, 22] },
  'sateen-5': { warp: [12, 24], weft: [16, 34] },
  'dobby-diamond': { warp: [16, 24], weft: [10, 16] },
  'jacquard-medallion': { warp: [16, 30], weft: [12, 22] },
  corduroy: { warp: [12, 20], weft: [26, 36] },
  honeycomb: { warp: [14, 24], weft: [12, 20] },
  'mock-leno': { warp: [8, 18], weft: [8, 16] },
} as const satisfies Record<DraftName, CoverBand>;

const isOutside = (value: number, [least, most]: readonly [number, number]): boolean => value < least || value > most;
