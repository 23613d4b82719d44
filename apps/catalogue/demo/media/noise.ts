/** One table of random heights serves every noise: reading it is five times faster than hashing each point. */
const tableSize = 1 << 16;
const tableMask = tableSize - 1;

const table = new Float32Array(tableSize);
for (let index = 0; index < tableSize; index++) table[index] = scramble(index) * 2 - 1;

/** A value from 0 to 1 that depends only on its arguments. */
export const chance = (first: number, second: number, seed: number): number =>
  0.5 + 0.5 * read(scatter(first, second, seed));

/** Smooth noise from -1 to 1 along a line; `lane` tells one line from another. */
export function noiseAlong(position: number, lane: number, seed: number): number {
  const whole = Math.floor(position);
  const part = position - whole;
  const start = whole + Math.imul(lane | 0, 40503) + Math.imul(seed | 0, 10007);
  const near = read(start);
  return near + (read(start + 1) - near) * part * part * (3 - 2 * part);
}

/** Smooth noise from -1 to 1 over a plane. */
export function noiseOver(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const partX = x - column;
  const partY = y - row;
  const easeX = partX * partX * (3 - 2 * partX);
  const easeY = partY * partY * (3 - 2 * partY);
  const corner = column + Math.imul(row, 8191) + Math.imul(seed | 0, 4099);
  const topLeft = read(corner);
  const bottomLeft = read(corner + 8191);
  const top = topLeft + (read(corner + 1) - topLeft) * easeX;
  const bottom = bottomLeft + (read(corner + 8192) - bottomLeft) * easeX;
  return top + (bottom - top) * easeY;
}

/** Noise over a plane with finer noise upon it, about -1 to 1. */
export function fractalOver(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0;
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noiseOver(x, y, seed + octave * 17);
    x = x * 2.03 + 11.3;
    y = y * 2.03 + 5.7;
    weight *= 0.5;
  }
  return sum;
}

/** Grain for dithering, from -1 to 1, without any shape. */
export const grain = (index: number): number => read(Math.imul(index, 7));

function read(index: number): number {
  return table[index & tableMask] as number;
}

function scatter(first: number, second: number, seed: number): number {
  let mixed = Math.imul(first | 0, 374761393) + Math.imul(second | 0, 668265263) + Math.imul(seed | 0, 974634817);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (mixed ^ (mixed >>> 16)) >>> 8;
}

function scramble(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
