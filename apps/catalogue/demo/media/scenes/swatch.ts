import { blur } from '../blur';
import { cutEdge } from '../cut-edge';
import { expose } from '../exposure';
import { addFuzz } from '../fuzz';
import { flatLight, lustrous } from '../light';
import { fractalOver, noiseOver } from '../noise';
import { at, clamp, mix } from '../number';
import { blankSurface, type Picture, type Surface } from '../picture';
import { relief } from '../relief';
import { shade } from '../shade';
import { weaveSurface } from '../weave-surface';
import type { Frame, SwatchScene } from './scene';

/** A cut sample on paper, with pinked or frayed edges and its shadow. */
export function renderSwatch(scene: SwatchScene, { width, height }: Frame): Picture {
  const { cloth } = scene;
  const side = Math.min(width, height);
  const inch = width / scene.field;
  const pixelsPerEnd = inch / cloth.endsPerInch;
  const light = lustrous(flatLight, Math.max(cloth.warp.lustre ?? 0, cloth.weft.lustre ?? 0));
  const reachX = (width / 2 - side * (scene.margin ?? 0.13)) / inch;
  const reachY = (height / 2 - side * (scene.margin ?? 0.13)) / inch;
  const presence = cutEdge(scene.edge, cloth, reachX, reachY);
  const lie = (x: number, y: number) =>
    0.011 * side * fractalOver((x / side) * 1.6, (y / side) * 1.6, cloth.seed + 3, 2);
  const shape = relief(lie, width, height, { light: light.direction, step: 8, reach: side * 0.2 });

  const turn = scene.turn ?? -0.035;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const surface = weaveSurface(
    blankSurface(width, height),
    cloth,
    pixelsPerEnd,
    (x, y, place) => {
      const fromX = x - width / 2 + side * 0.005 * fractalOver((x / side) * 2.5, (y / side) * 2.5, cloth.seed + 50, 2);
      const fromY =
        y - height / 2 + side * 0.005 * fractalOver((x / side) * 2.5 + 9, (y / side) * 2.5, cloth.seed + 51, 2);
      place.u = ((fromX * cos - fromY * sin) / inch) * cloth.endsPerInch;
      place.v = ((fromX * sin + fromY * cos) / inch) * cloth.picksPerInch;
      return (
        Math.abs(place.u) < (reachX + 0.2) * cloth.endsPerInch &&
        Math.abs(place.v) < (reachY + 0.2) * cloth.picksPerInch
      );
    },
    presence,
  );
  const lit = expose(shade(surface, pixelsPerEnd, light, shape.form), surface, 0.97);
  const picture = layOnPaper(lit, surface);
  const near = blur(surface.cover, width, height, 3);
  return addFuzz(picture, { count: 700, length: side * 0.02, strength: 0.18, seed: cloth.seed, where: near });
}

const paper = [0.73, 0.712, 0.68] as const;

/** Puts what is covered on a sheet of warm paper, with a contact shadow and a wide one. */
export function layOnPaper(lit: Picture, { cover }: Surface, tint: readonly [number, number, number] = paper): Picture {
  const { width, height, light } = lit;
  const side = Math.min(width, height);
  const contact = blur(cover, width, height, side * 0.004);
  const wide = blur(cover, width, height, side * 0.02);
  const near = Math.round(side * 0.006);
  const far = Math.round(side * 0.018);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const fall = 1 + 0.13 * (0.5 - x / width) + 0.13 * (0.5 - y / height);
      const tooth = 1 + 0.012 * noiseOver(x * 0.23, y * 0.23, 77) + 0.01 * noiseOver(x * 0.61, y * 0.61, 78);
      const shadowNear = at(contact, Math.max(0, y - near) * width + Math.max(0, x - near));
      const shadowFar = at(wide, Math.max(0, y - far) * width + Math.max(0, x - far));
      const ground = fall * tooth * (1 - 0.42 * shadowNear) * (1 - 0.34 * shadowFar) * 1.04;
      const share = clamp(at(cover, index));
      for (let channel = 0; channel < 3; channel++) {
        const start = index * 3 + channel;
        light[start] = mix((tint[channel] as number) * ground, at(light, start) * fall, share);
      }
    }
  return lit;
}
