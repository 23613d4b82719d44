import { type Colour, linear } from './colour';
import { noiseOver } from './noise';
import { between, mix } from './number';
import type { Picture } from './picture';

export interface Room {
  readonly wall: string;
  readonly floor: string;
  /** Where the wall meets the floor, as a share of the height; the seam is a soft bend of paper. */
  readonly horizon: number;
}

/** Paints a seamless paper backdrop, brightest where the window falls on it. */
export function paintRoom(picture: Picture, room: Room): Picture {
  const { width, height, light } = picture;
  const wall = linear(room.wall);
  const floor = linear(room.floor);
  for (let y = 0; y < height; y++) {
    const onFloor = between(room.horizon - 0.09, room.horizon + 0.07, y / height);
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot((x / width - 0.34) * (width / height), y / height - 0.28);
      const fall = 1.1 - 0.34 * distance + 0.006 * noiseOver(x * 0.4, y * 0.4, 15);
      const start = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        light[start + channel] = fall * mix(part(wall, channel), part(floor, channel), onFloor);
    }
  }
  return picture;
}

const part = (colour: Colour, channel: number): number => colour[channel] as number;
