import { draftRepeat, drafts } from '@selvedge/domain/textile';
import type { Cloth } from './cloth';
import { clamp } from './number';
import { prepareYarn, type Yarn, type YarnMeasure } from './yarn';

/** Inches of diameter of a cotton yarn of count 1. */
const diameterOfNe1 = 1 / 28;
/** A yarn in cloth is an ellipse: wider than it is thick. */
const spread = 1.24;
const flattening = 0.78;
const crimp = 0.72;

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
    pitch: 1 / atLeastAFifth(warpDiameter * picksPerInch),
    seed: seed * 101,
  };
  const weft: YarnMeasure = {
    weft: true,
    halfWidth: width(weftCover, 1 - face),
    radius: weftRadius,
    swing: swing - warpSwing,
    pitch: 1 / atLeastAFifth(weftDiameter * endsPerInch),
    seed: seed * 101 + 7919,
  };
  return [prepareYarn(cloth.warp, warp, cloth.wear), prepareYarn(cloth.weft, weft, undefined)];
}

const atLeastAFifth = (ratio: number): number => Math.max(0.2, ratio);
