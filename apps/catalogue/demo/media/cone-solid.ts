/** The camera looks down on the table by this angle. */
export const pitch = 0.26;

/** Where a ray meets a wound cone. Lengths in pixels, the normal in picture axes: right, down, towards the viewer. */
export interface ConeHit {
  readonly part: 'yarn' | 'shoulder' | 'tube' | 'rim' | 'hollow';
  /** Around the axis, 0 towards the viewer. */
  readonly angle: number;
  readonly height: number;
  readonly radius: number;
  readonly depth: number;
  readonly normal: readonly [number, number, number];
  readonly open: number;
}

export type ConeSolid = (right: number, up: number) => ConeHit | undefined;

const cos = Math.cos(pitch);
const sin = Math.sin(pitch);

/** A frustum of yarn on a paper tube, standing at the origin; `size` is its height. */
export function coneSolid(size: number): ConeSolid {
  const foot = size * 0.4;
  const crown = size * 0.27;
  const taper = (crown - foot) / size;
  const tube = crown * 0.58;
  const tubeTop = size * 1.07;

  return (right, up) => {
    if (Math.abs(right) > foot) return undefined;
    const yarn = yarnHit(right, up);
    const tubeHit = Math.abs(right) < tube ? hitTube(right, up) : undefined;
    if (tubeHit && (!yarn || tubeHit.depth > yarn.depth)) return tubeHit;
    return yarn;
  };

  /** Solves x² + d² = r(z)² along the ray z·cos − d·sin = up, then tries the flat shoulder. */
  function yarnHit(right: number, up: number): ConeHit | undefined {
    const start = foot + (taper * up) / cos;
    const slope = (taper * sin) / cos;
    const a = 1 - slope * slope;
    const b = -2 * start * slope;
    const c = right * right - start * start;
    const root = b * b - 4 * a * c;
    let mantle: ConeHit | undefined;
    if (root > 0) {
      const out = (-b + Math.sqrt(root)) / (2 * a);
      const height = (up + out * sin) / cos;
      if (height >= 0 && height <= size) mantle = mantleHit(right, out, height);
    }
    const behind = (size * cos - up) / sin;
    const radius = Math.hypot(right, behind);
    if (radius <= crown && (!mantle || depthOf(behind, size) > mantle.depth)) {
      const open = 0.5 + 0.5 * Math.min(1, ((radius - tube) / (crown - tube)) * 1.6);
      return hit('shoulder', right, behind, size, [0, 1, 0.05], open);
    }
    return mantle;
  }

  function mantleHit(right: number, out: number, height: number): ConeHit {
    const angle = Math.atan2(right, out);
    const level = height / size;
    const shoulder = level > 0.955 ? ((level - 0.955) / 0.045) * 0.8 : level < 0.03 ? (level - 0.03) * 20 : 0;
    const open = (0.45 + 0.55 * Math.min(1, level / 0.16)) * (level > 0.985 ? 0.92 : 1);
    return hit('yarn', right, out, height, [Math.sin(angle), shoulder - taper, Math.cos(angle)], open);
  }

  function hitTube(right: number, up: number): ConeHit | undefined {
    const behind = (tubeTop * cos - up) / sin;
    const radius = Math.hypot(right, behind);
    if (radius <= tube) return hit(radius > tube * 0.84 ? 'rim' : 'hollow', right, behind, tubeTop, [0, 1, 0], 1);
    const out = Math.sqrt(tube * tube - right * right);
    const height = (up + out * sin) / cos;
    if (height < size || height > tubeTop) return undefined;
    return hit('tube', right, out, height, [right / tube, 0.05, out / tube], 0.9);
  }
}

const depthOf = (out: number, height: number): number => out * cos + height * sin;

/** Turns world axes (right, up, towards) into the picture's. */
function hit(
  part: ConeHit['part'],
  right: number,
  out: number,
  height: number,
  [nx, up, towards]: readonly [number, number, number],
  open: number,
): ConeHit {
  const length = Math.hypot(nx, up, towards);
  const down = -(up * cos - towards * sin) / length;
  const facing = (towards * cos + up * sin) / length;
  return {
    part,
    angle: Math.atan2(right, out),
    height,
    radius: Math.hypot(right, out),
    depth: depthOf(out, height),
    normal: [nx / length, down, facing],
    open,
  };
}
