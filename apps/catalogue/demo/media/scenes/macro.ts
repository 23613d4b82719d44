import { expose } from '../exposure';
import { puckerField } from '../folds';
import { addFuzz } from '../fuzz';
import { flatLight, type Light, lustrous, softened } from '../light';
import { fractalOver } from '../noise';
import { blankSurface, type Picture } from '../picture';
import { relief } from '../relief';
import { shade } from '../shade';
import { vignette } from '../tone';
import { weaveSurface } from '../weave-surface';
import type { Frame, MacroScene } from './scene';

/** Cloth seen straight on, close enough to count its threads. */
export function renderMacro(scene: MacroScene, { width, height }: Frame): Picture {
  const { cloth } = scene;
  const inch = width / scene.field;
  const pixelsPerEnd = inch / cloth.endsPerInch;
  const light = lightFor(scene);
  const pucker = cloth.surface === 'puckered' ? puckerField(0.17, cloth.seed) : undefined;
  const swell = (x: number, y: number) =>
    0.012 * width * fractalOver((x / width) * 1.7, (y / width) * 1.7, cloth.seed + 3, 2) +
    (pucker ? pucker(x / inch, y / inch) * inch : 0);
  const step = pucker ? 4 : Math.max(3, Math.round(width / 160));
  const shape = relief(swell, width, height, { light: light.direction, step, reach: width * 0.06 });

  const [centreX, centreY] = scene.centre ?? [scene.field / 2, (scene.field * height) / width / 2];
  const turn = scene.turn ?? 0;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const surface = weaveSurface(blankSurface(width, height), cloth, pixelsPerEnd, (x, y, place) => {
    // No loom holds its threads quite straight.
    const strayX = x + width * 0.004 * fractalOver((x / width) * 3, (y / width) * 3, cloth.seed + 50, 2);
    const strayY = y + width * 0.004 * fractalOver((x / width) * 3 + 9, (y / width) * 3, cloth.seed + 51, 2);
    const fromX = strayX - width / 2;
    const fromY = strayY - height / 2;
    place.u = (centreX + (fromX * cos - fromY * sin) / inch) * cloth.endsPerInch;
    place.v = (centreY + (fromX * sin + fromY * cos) / inch) * cloth.picksPerInch;
    return true;
  });
  const picture = expose(shade(surface, pixelsPerEnd, light, shape.form), surface, 0.97);
  addFuzz(picture, {
    count: Math.round((fuzziness(scene) * width * height) / 2600),
    length: Math.max(14, pixelsPerEnd * 3.2),
    strength: 0.15,
    seed: cloth.seed,
  });
  return vignette(picture, 0.3);
}

function lightFor({ cloth }: MacroScene): Light {
  const lustre = Math.max(cloth.warp.lustre ?? 0, cloth.weft.lustre ?? 0, cloth.surface === 'coated' ? 0.9 : 0);
  const light = lustrous(softened(flatLight, cloth), lustre);
  return cloth.surface === 'puckered' ? { ...light, direction: [-0.7, -0.5, 0.42] } : light;
}

/** Hairs to a patch of the picture: a smooth filament shows none, a napped cloth many. */
function fuzziness({ cloth, field }: MacroScene): number {
  if (cloth.surface === 'brushed' || cloth.surface === 'chenille') return 6;
  if (cloth.surface === 'coated' || (cloth.warp.lustre ?? 0) > 0.5) return 0.1;
  return Math.min(1, 1 / (field * field));
}
