import { blur } from './blur';
import { type Form, flatPoint } from './form';
import type { Light } from './light';
import { at, between, clamp } from './number';
import { blankPicture, type Picture, type Surface } from './picture';

const warm = [1.035, 1, 0.955] as const;
const cool = [0.93, 0.975, 1.055] as const;
const tapDistances = Float32Array.of(0.22, 0.45, 0.75, 1.1);

/**
 * Lights a surface: a warm key with shadows, a cool sky kept out of the gaps between yarns, and the bright line that
 * runs across fibres.
 *
 * @param pixelsPerEnd turns the surface's fine relief into pixels
 */
export function shade(surface: Surface, pixelsPerEnd: number, light: Light, form?: Form): Picture {
  const { width, height, relief, albedo, across, cover } = surface;
  const picture = blankPicture(width, height);
  const out = picture.light;
  const steep = pixelsPerEnd * 0.85;
  const surroundings = blur(relief, width, height, Math.max(2, pixelsPerEnd * 0.33));
  const [lx, ly, lz] = unit(light.direction);
  const halfLength = Math.hypot(lx, ly, lz + 1);
  const taps = shadowTaps(light, pixelsPerEnd);
  const point = flatPoint();

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      if (at(cover, index) === 0) continue;
      const left = x ? index - 1 : index;
      const right = x < width - 1 ? index + 1 : index;
      const above = y ? index - width : index;
      const below = y < height - 1 ? index + width : index;
      const own = at(relief, index);
      let slopeX = 0.8 * clamp((at(relief, right) - at(relief, left)) * 0.5 * steep, -1.5, 1.5);
      let slopeY = 0.8 * clamp((at(relief, below) - at(relief, above)) * 0.5 * steep, -1.5, 1.5);
      let lit = 1;
      let open = 1;
      if (form) {
        form(x, y, point);
        slopeX += point.slopeX;
        slopeY += point.slopeY;
        lit = point.lit;
        open = point.open;
      }
      const upright = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const nx = -slopeX * upright;
      const ny = -slopeY * upright;
      const facing = Math.max(0, (nx * lx + ny * ly + upright * lz + light.wrap) / (1 + light.wrap));
      const cavity = clamp(1 - 1.45 * (at(surroundings, index) - own), 0.3, 1.1);
      lit *= 1 - light.grain * yarnShadow(relief, width, height, x, y, own, taps);

      // A fibre is a thin mirror cylinder: it shines where the half-way vector stands across its run.
      const alongX = at(across, index) ? 1 : 0;
      const alongZ = -(alongX ? nx : ny) / Math.max(0.2, upright);
      const alongLength = Math.hypot(1, alongZ);
      const run = ((alongX ? lx : ly) + alongZ * (lz + 1)) / alongLength / halfLength;
      const glint = light.gloss * narrowed(Math.max(0, 1 - run * run), light.focus) * facing;
      const rim = light.sheen * (1 - upright) * (1 - upright) * (0.4 + 0.6 * lit);

      const diffuse = light.key * facing * lit * (0.38 + 0.62 * cavity);
      const sky = light.sky * cavity * open;
      const shine = glint * lit * light.key * 0.6 + rim * 0.5;
      const start = index * 3;
      out[start] = reflect(at(albedo, start), diffuse * warm[0] + sky * cool[0], shine);
      out[start + 1] = reflect(at(albedo, start + 1), diffuse * warm[1] + sky * cool[1], shine);
      out[start + 2] = reflect(at(albedo, start + 2), diffuse * warm[2] + sky * cool[2], shine);
    }
  return picture;
}

/** Squares again and again: a power that costs little. */
function narrowed(value: number, doublings: number): number {
  let result = value;
  for (let turn = 0; turn < doublings; turn++) result *= result;
  return result;
}

/** A shine takes a little of the yarn's own colour. */
const reflect = (colour: number, received: number, shine: number): number =>
  colour * received + shine * (0.3 + 0.7 * Math.sqrt(Math.max(0, colour)));

/** Places towards the light, and how far a yarn there must stand above its neighbour to shade it. */
interface Taps {
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly rise: Float32Array;
}

function shadowTaps(light: Light, pixelsPerEnd: number): Taps {
  const [x, y, z] = light.direction;
  const level = Math.hypot(x, y);
  return {
    dx: tapDistances.map((spacings) => Math.round((x / level) * spacings * pixelsPerEnd)),
    dy: tapDistances.map((spacings) => Math.round((y / level) * spacings * pixelsPerEnd)),
    rise: tapDistances.map((spacings) => spacings * (z / level) * 0.55),
  };
}

/** How deep the point lies in the shadow of yarns beside it, 0 to about 0.7. */
function yarnShadow(
  relief: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  own: number,
  { dx, dy, rise }: Taps,
): number {
  let depth = 0;
  for (let tap = 0; tap < dx.length; tap++) {
    const column = x + at(dx, tap);
    const row = y + at(dy, tap);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const above = at(relief, row * width + column) - own - at(rise, tap);
    if (above > depth) depth = above;
  }
  return depth > 0 ? 0.68 * between(0, 0.4, depth) : 0;
}

function unit(vector: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
