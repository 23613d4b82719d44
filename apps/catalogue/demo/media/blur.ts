import { at, clamp } from './number';

/** A soft copy of a plane: the running mean over `radius` pixels, twice in each direction. */
export function blur(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  let soft = plane;
  for (let pass = 0; pass < 2; pass++) {
    soft = meanAlong(soft, width, height, reach, 1, width);
    soft = meanAlong(soft, height, width, reach, width, 1);
  }
  return soft;
}

/** One pass along lines: `step` leads to the next pixel of a line, `stride` to the next line. */
function meanAlong(plane: Float32Array, length: number, lines: number, reach: number, step: number, stride: number) {
  const result = new Float32Array(plane.length);
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset++) sum += at(plane, start + clamp(offset, 0, length - 1) * step);
    for (let index = 0; index < length; index++) {
      result[start + index * step] = sum * share;
      const entering = Math.min(length - 1, index + reach + 1);
      const leaving = Math.max(0, index - reach);
      sum += at(plane, start + entering * step) - at(plane, start + leaving * step);
    }
  }
  return result;
}
