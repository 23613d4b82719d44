import type { Cloth } from './cloth';
import type { Presence } from './cloth-sampler';
import { chance } from './noise';
import { modulo } from './number';

/**
 * The outline of a cut sample, centred on end 0 and pick 0.
 *
 * @param reachX half the width in inches; `reachY`: half the height
 */
export function cutEdge(edge: 'pinked' | 'frayed', cloth: Cloth, reachX: number, reachY: number): Presence {
  return edge === 'pinked' ? pinked(cloth, reachX, reachY) : frayed(cloth, reachX, reachY);
}

/** Inches between two points of the pinking shears. */
const tooth = 0.15;

/** A zigzag: the cut cannot run along a thread, so nothing ravels. */
function pinked({ endsPerInch, picksPerInch }: Cloth, roomX: number, roomY: number): Presence {
  // Whole teeth only, so that the corners are alike.
  const reachX = Math.max(1, Math.round(roomX / tooth)) * tooth;
  const reachY = Math.max(1, Math.round(roomY / tooth)) * tooth;
  const notch = (inches: number) => Math.abs(modulo(inches, tooth) - tooth / 2);
  const inside = (u: number, v: number) => {
    const x = u / endsPerInch;
    const y = v / picksPerInch;
    return Math.abs(x) < reachX - notch(y) && Math.abs(y) < reachY - notch(x);
  };
  return { warp: (_end, u, v) => inside(u, v), weft: (_pick, u, v) => inside(u, v) };
}

/** Outer yarns pulled out, those across them left standing, each cut at its own length. */
function frayed({ endsPerInch, picksPerInch, seed }: Cloth, reachX: number, reachY: number): Presence {
  const fringe = 0.09;
  const cut = (number: number, side: number) => 0.8 * fringe * chance(number, side, seed) ** 1.5;
  return {
    warp(end, _u, v) {
      if (Math.abs(end / endsPerInch) > reachX - fringe) return false;
      return Math.abs(v / picksPerInch) < reachY - cut(end, v < 0 ? 1 : 2);
    },
    weft(pick, u) {
      if (Math.abs(pick / picksPerInch) > reachY - fringe) return false;
      return Math.abs(u / endsPerInch) < reachX - cut(pick, u < 0 ? 3 : 4);
    },
  };
}
