import { convertYarnCount, coverFactor, fabricWeight, ouncesFromGsm } from '@selvedge/domain/textile';
import type { DemoConstruction, DemoYarnCount } from './types';

/** The finished yarn in tex: what one of its plies weighs, times the plies. */
export const texOf = ({ system, count, ply }: DemoYarnCount): number => convertYarnCount(count, system, 'tex') * ply;

export const neOf = (yarn: DemoYarnCount): number => convertYarnCount(texOf(yarn), 'tex', 'Ne');

interface FabricFigures {
  readonly gsm: number;
  readonly oz: number;
  readonly warpCover: number;
  readonly weftCover: number;
}

/** What a construction comes to, unrounded: weight in two units, and the cover of warp and weft. */
export const fabricFigures = ({ warp, weft, endsPerInch, picksPerInch }: DemoConstruction): FabricFigures => {
  const gsm = fabricWeight({ endsPerInch, picksPerInch, warpTex: texOf(warp), weftTex: texOf(weft) });
  return {
    gsm,
    oz: ouncesFromGsm(gsm),
    warpCover: coverFactor(endsPerInch, neOf(warp)),
    weftCover: coverFactor(picksPerInch, neOf(weft)),
  };
};
