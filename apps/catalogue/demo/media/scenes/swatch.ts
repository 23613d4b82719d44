import { blur } from '../blur';
import { cutEdge } from '../cut-edge';
import { expose } from '../exposure';
import { addFuzz } from '../fuzz';
import { flatLight, lustrous, softened } from '../light';
import { fractalOver } from '../noise';
import { layOnPaper } from '../paper';
import { blankSurface, type Picture } from '../picture';
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
  const light = lustrous(softened(flatLight, cloth), Math.max(cloth.warp.lustre ?? 0, cloth.weft.lustre ?? 0));
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
