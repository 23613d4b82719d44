import { expose } from '../exposure';
import { foldField, puckerField } from '../folds';
import { addFuzz } from '../fuzz';
import { type Light, lustrous, rakingLight, softened } from '../light';
import { fractalOver } from '../noise';
import { blankSurface, type Picture } from '../picture';
import { relief } from '../relief';
import { shade } from '../shade';
import { vignette } from '../tone';
import { weaveSurface } from '../weave-surface';
import type { DrapeScene, Frame } from './scene';

/** Cloth in folds under a low window. */
export function renderDrape(scene: DrapeScene, { width, height }: Frame): Picture {
  const { cloth } = scene;
  const side = Math.min(width, height);
  const inch = width / scene.field;
  const pixelsPerEnd = inch / cloth.endsPerInch;
  const lustre = Math.max(cloth.warp.lustre ?? 0, cloth.weft.lustre ?? 0, cloth.surface === 'coated' ? 0.8 : 0);
  const light = turned(lustrous(softened(rakingLight, cloth), lustre), scene.lightTurn ?? 0);
  const folds = foldField(scene.style, cloth.seed, scene.phase ?? 0);
  const pucker = cloth.surface === 'puckered' ? puckerField(0.17, cloth.seed) : undefined;
  const depth = scene.depth ?? 1;
  const rise = (x: number, y: number) =>
    depth * side * folds(x / side, y / side) + (pucker ? 0.7 * inch * pucker(x / inch, y / inch) : 0);
  const shape = relief(rise, width, height, {
    light: light.direction,
    step: Math.max(3, Math.round(side / 260)),
    reach: side * 0.35,
  });

  const turn = scene.turn ?? 0;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const surface = weaveSurface(blankSurface(width, height), cloth, pixelsPerEnd, (x, y, place) => {
    // What stands up has used more cloth: threads bend over a fold.
    const raised = shape.height(x, y);
    const overX = x - 0.07 * raised + 0.004 * side * fractalOver((x / side) * 3, (y / side) * 3, cloth.seed + 50, 2);
    const overY = y + 0.1 * raised + 0.004 * side * fractalOver((x / side) * 3 + 9, (y / side) * 3, cloth.seed + 51, 2);
    place.u = ((overX * cos - overY * sin) / inch) * cloth.endsPerInch;
    place.v = ((overX * sin + overY * cos) / inch) * cloth.picksPerInch;
    return true;
  });
  const picture = expose(shade(surface, pixelsPerEnd, light, shape.form), surface, 0.86);
  addFuzz(picture, {
    count: lustre > 0.5 ? 0 : Math.round((width * height) / (cloth.surface === 'brushed' ? 2500 : 14000)),
    length: Math.max(12, pixelsPerEnd * 5),
    strength: 0.12,
    seed: cloth.seed,
  });
  return vignette(picture, 0.34);
}

/** The window carried round the cloth. */
function turned(light: Light, angle: number): Light {
  const [x, y, z] = light.direction;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { ...light, direction: [x * cos - y * sin, x * sin + y * cos, z] };
}
