import { blur } from './blur';
import type { Form } from './form';
import type { LightDirection } from './light';
import { at, between, clamp } from './number';

/** Height in pixels over a place in pixels. */
export type HeightField = (x: number, y: number) => number;

/** A large soft shape with its slopes, cast shadows and hollows, worked out on a coarse grid and read between its points. */
export interface Relief {
  readonly form: Form;
  height(x: number, y: number): number;
}

export interface ReliefSettings {
  readonly light: LightDirection;
  /** Pixels between two grid points. */
  readonly step: number;
  /** How far a shadow may fall, in pixels. */
  readonly reach: number;
}

export function relief(field: HeightField, width: number, height: number, settings: ReliefSettings): Relief {
  const { step } = settings;
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) heights[row * columns + column] = field(column * step, row * step);

  const size = Math.hypot(width, height);
  const soft: Grid = { step, columns, rows };
  const lit = blur(castShadows(heights, columns, rows, settings), columns, rows, 1);
  const open = hollows(heights, columns, rows, size / step);
  const [slopesX, slopesY] = slopes(heights, columns, rows, step);
  return {
    form(x, y, point) {
      const place = locate(x, y, soft);
      point.slopeX = read(slopesX, place, columns);
      point.slopeY = read(slopesY, place, columns);
      point.lit = read(lit, place, columns);
      point.open = read(open, place, columns);
    },
    height: (x, y) => read(heights, locate(x, y, soft), columns),
  };
}

/** Marches from each grid point towards the light and sees how far anything stands above the ray. */
function castShadows(heights: Float32Array, columns: number, rows: number, settings: ReliefSettings): Float32Array {
  const { light, step, reach } = settings;
  const level = Math.hypot(light[0], light[1]);
  const dx = light[0] / level;
  const dy = light[1] / level;
  const climb = (light[2] / level) * step;
  const softness = 0.05 * reach;
  const lit = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const own = at(heights, row * columns + column);
      let above = -1e9;
      for (let distance = 1; distance < reach / step; distance++) {
        const x = column + dx * distance;
        const y = row + dy * distance;
        if (x < 0 || y < 0 || x >= columns - 1 || y >= rows - 1) break;
        above = Math.max(above, at(heights, Math.floor(y) * columns + Math.floor(x)) - own - distance * climb);
      }
      lit[row * columns + column] = 1 - 0.8 * between(-0.25 * softness, softness, above);
    }
  return lit;
}

/** A place lower than its surroundings sees less of the sky. */
function hollows(heights: Float32Array, columns: number, rows: number, size: number): Float32Array {
  const wide = blur(heights, columns, rows, size * 0.03);
  const narrow = blur(heights, columns, rows, size * 0.009);
  const open = new Float32Array(heights.length);
  const scale = 9 / (size * 8);
  for (let index = 0; index < open.length; index++) {
    const own = at(heights, index);
    open[index] = clamp(1 - (at(wide, index) - own) * scale - (at(narrow, index) - own) * scale * 1.4, 0.25, 1.1);
  }
  return open;
}

function slopes(heights: Float32Array, columns: number, rows: number, step: number): [Float32Array, Float32Array] {
  const across = new Float32Array(heights.length);
  const down = new Float32Array(heights.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(columns - 1, column + 1);
      const above = Math.max(0, row - 1);
      const below = Math.min(rows - 1, row + 1);
      const index = row * columns + column;
      across[index] =
        (at(heights, row * columns + right) - at(heights, row * columns + left)) / ((right - left) * step);
      down[index] =
        (at(heights, below * columns + column) - at(heights, above * columns + column)) / ((below - above) * step);
    }
  return [across, down];
}

interface Grid {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

interface GridPlace {
  index: number;
  partX: number;
  partY: number;
}

/** One place serves all readings: a picture asks for millions. */
const shared: GridPlace = { index: 0, partX: 0, partY: 0 };

function locate(x: number, y: number, { step, columns, rows }: Grid): GridPlace {
  const column = clamp(x / step, 0, columns - 1.001);
  const row = clamp(y / step, 0, rows - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  shared.index = top * columns + left;
  shared.partX = column - left;
  shared.partY = row - top;
  return shared;
}

function read(plane: Float32Array, { index, partX, partY }: GridPlace, columns: number): number {
  const top = at(plane, index) * (1 - partX) + at(plane, index + 1) * partX;
  const bottom = at(plane, index + columns) * (1 - partX) + at(plane, index + columns + 1) * partX;
  return top * (1 - partY) + bottom * partY;
}
