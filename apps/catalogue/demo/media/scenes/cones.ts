import { paintRoom } from '../backdrop';
import { blur } from '../blur';
import { linear } from '../colour';
import { layOver } from '../compose';
import { coneSolid, pitch } from '../cone-solid';
import { expose } from '../exposure';
import { pixelForm } from '../form';
import { addFuzz } from '../fuzz';
import { roomLight } from '../light';
import { at, between, clamp } from '../number';
import { blankPicture, blankSurface, type Picture } from '../picture';
import { shade } from '../shade';
import { putSample } from '../weave-surface';
import { type WoundYarn, woundYarn } from '../winding';
import { emptySample, type Sample } from '../yarn';
import type { ConePlace, ConesScene, Frame } from './scene';

/** Cones of yarn standing in a room. */
export function renderCones(scene: ConesScene, { width, height }: Frame): Picture {
  const side = Math.min(width, height);
  const surface = blankSurface(width, height);
  const form = pixelForm(width, height);
  const depths = new Float32Array(width * height).fill(-1e9);
  const contact = new Float32Array(width * height);
  const stands = [...scene.cones].sort((first, second) => first.y - second.y);
  stands.forEach((cone, number) => {
    castOnFloor(cone, side, width, height, contact);
    drawCone(cone, number * 13 + scene.seed, { side, surface, form, depths });
  });
  const gauge = gaugeOf(stands[0]?.yarn.ne ?? 20, side);
  const lit = expose(shade(surface, gauge * 0.8, { ...roomLight, grain: 0.75 }, form.read), surface, 0.84, 0.03);
  const edges = blur(surface.cover, width, height, 1);
  for (let index = 0; index < edges.length; index++)
    if (at(surface.cover, index) > 0) surface.cover[index] = clamp(at(edges, index) * 1.15);
  const room = paintRoom(blankPicture(width, height), {
    wall: scene.wall ?? '#dbd7d0',
    floor: scene.floor ?? '#cac5bc',
    horizon: 0.58,
  });
  const shadow = blur(contact, width, height, side * 0.012).map((value) => 0.66 * clamp(value));
  const picture = layOver(room, lit, surface, shadow);
  const near = blur(surface.cover, width, height, 2);
  return addFuzz(picture, {
    count: Math.round(side * 1.6),
    length: side * 0.012,
    strength: 0.09,
    seed: scene.seed,
    where: near,
  });
}

/** Pixels between two turns: a finer count winds closer. */
const gaugeOf = (ne: number, side: number): number => side * clamp(0.03 / Math.sqrt(ne), 0.0034, 0.0095);

interface Ground {
  readonly side: number;
  readonly surface: ReturnType<typeof blankSurface>;
  readonly form: ReturnType<typeof pixelForm>;
  readonly depths: Float32Array;
}

function drawCone(cone: ConePlace, seed: number, { side, surface, form, depths }: Ground): void {
  const { width, height } = surface;
  const size = cone.size * side;
  const solid = coneSolid(size);
  const centreX = cone.x * side + (width - side) / 2;
  const baseY = cone.y * side + (height - side) / 2;
  const wound = woundYarn(cone.yarn, gaugeOf(cone.yarn.ne, side) * (0.6 + cone.size), seed);
  const paperTube = linear('#b9a184');
  const sample = emptySample();
  for (let y = Math.max(0, Math.floor(baseY - size * 1.35)); y < Math.min(height, baseY + size * 0.3); y++)
    for (let x = Math.max(0, Math.floor(centreX - size * 0.5)); x < Math.min(width, centreX + size * 0.5); x++) {
      const hit = solid(x - centreX, baseY - y);
      if (!hit) continue;
      const index = y * width + x;
      const depth = hit.depth + cone.y * side * 4;
      if (depth < at(depths, index)) continue;
      depths[index] = depth;
      if (hit.part === 'yarn' || hit.part === 'shoulder') wind(wound, hit, size, cone.turn ?? 0, sample);
      else cardboard(sample, paperTube, hit.part === 'hollow' ? 0.16 : 1);
      putSample(surface, index, sample);
      const [nx, ny, nz] = hit.normal;
      const facing = Math.max(0.15, nz);
      form.set(index, -nx / facing, -ny / facing, 0.26 + 0.74 * between(-0.95, 0.25, 0.1 - nx), hit.open);
    }
}

function wind(
  wound: WoundYarn,
  hit: { part: string; angle: number; height: number; radius: number },
  size: number,
  turn: number,
  sample: Sample,
): void {
  const around = (hit.angle + turn) * size * 0.3;
  if (hit.part === 'yarn') wound(around, hit.height, hit.radius / (size * 0.3), sample);
  else wound(around * 0.2, hit.radius * 1.4, 1, sample);
}

function cardboard(sample: Sample, colour: readonly [number, number, number], tone: number): void {
  sample.covered = true;
  sample.height = 0.3;
  sample.weft = false;
  sample.red = colour[0] * tone;
  sample.green = colour[1] * tone;
  sample.blue = colour[2] * tone;
}

/** An ellipse of shade under the cone, drawn out to the right, away from the window. */
function castOnFloor(cone: ConePlace, side: number, width: number, height: number, contact: Float32Array): void {
  const radius = cone.size * side * 0.37;
  const centreX = cone.x * side + (width - side) / 2 + radius * 0.22;
  const centreY = cone.y * side + (height - side) / 2 + radius * 0.04;
  const squash = Math.sin(pitch);
  for (let y = Math.max(0, Math.floor(centreY - radius)); y < Math.min(height, centreY + radius); y++)
    for (let x = Math.max(0, Math.floor(centreX - radius * 2)); x < Math.min(width, centreX + radius * 2.4); x++) {
      const stretch = x > centreX ? 1.35 : 1.05;
      const distance = Math.hypot((x - centreX) / stretch, (y - centreY) / squash) / radius;
      const index = y * width + x;
      contact[index] = Math.max(at(contact, index), clamp(1.45 - distance * 0.95));
    }
}
