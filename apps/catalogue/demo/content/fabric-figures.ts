import type { ConstructionRow } from './constructions';
import type { DemoYarnCount } from './types';

/** The linear density of the finished yarn in tex: the single's, times its plies. */
export const texOf = ({ system, count, ply }: DemoYarnCount): number => {
  const single = { Ne: 590.5 / count, Nm: 1000 / count, dtex: count / 10, denier: count / 9 }[system];
  return single * ply;
};

export const neOf = (yarn: DemoYarnCount): number => 590.5 / texOf(yarn);

export interface FabricFigures {
  readonly gsm: number;
  readonly oz: number;
  readonly warpCover: number;
  readonly weftCover: number;
}

/** What a construction comes to: weight and cover, unrounded. */
export const fabricFigures = (
  row: Pick<ConstructionRow, 'warp' | 'weft' | 'endsPerInch' | 'picksPerInch'>,
): FabricFigures => {
  const gsm = 0.03937 * (row.endsPerInch * texOf(row.warp) * 1.08 + row.picksPerInch * texOf(row.weft) * 1.04);
  return {
    gsm,
    oz: gsm / 33.906,
    warpCover: row.endsPerInch / Math.sqrt(neOf(row.warp)),
    weftCover: row.picksPerInch / Math.sqrt(neOf(row.weft)),
  };
};
