import type { YarnLook } from '../cloth';
import { linear } from '../colour';
import { expose } from '../exposure';
import { pixelForm } from '../form';
import { addFuzz } from '../fuzz';
import { flatLight, lustrous } from '../light';
import { chance, noiseAlong, noiseOver } from '../noise';
import { between, clamp, mix } from '../number';
import { layOnPaper } from '../paper';
import { blankSurface, type Picture, type Surface } from '../picture';
import { shade } from '../shade';
import { vignette } from '../tone';
import { putSample } from '../weave-surface';
import { emptySample, type Sample } from '../yarn';
import type { Frame, HanksScene } from './scene';

/** Hanks twisted from two strands, side by side on paper; or ropes of warp, straight from edge to edge. */
export function renderHanks(scene: HanksScene, { width, height }: Frame): Picture {
  const { yarns, seed, ropes = false } = scene;
  const side = Math.min(width, height);
  const room = ropes ? 0 : 0.07 * width;
  const lane = (width - 2 * room) / yarns.length;
  const radius = lane * (ropes ? 0.5 : 0.43);
  const surface = blankSurface(width, height);
  const form = pixelForm(width, height);
  const sample = emptySample();
  const gauges = yarns.map((yarn) => side * clamp(0.024 / Math.sqrt(yarn.ne), 0.0026, 0.008));
  const strands = yarns.map((yarn, number) => strandOf(yarn, gauges[number] ?? 4, seed + number * 17));

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const number = Math.floor((x - room) / lane);
      const strand = strands[number];
      if (number < 0 || number >= yarns.length || !strand) continue;
      const tilt = ropes ? 0 : 0.03 * (2 * chance(number, 4, seed) - 1);
      const centre =
        room +
        (number + 0.5) * lane +
        tilt * (y - height / 2) +
        lane * 0.03 * noiseAlong((y / height) * 3, number, seed);
      const place = twist((x - centre) / radius, y, height, number, ropes, seed);
      if (!place) {
        if (ropes) shadowBetween(surface, y * width + x, yarns[number]?.colours[0] ?? '#000000');
        continue;
      }
      strand(place.across * radius, place.along, sample);
      const index = y * width + x;
      putSample(surface, index, sample);
      form.set(index, place.slopeX, place.slopeY, place.lit, place.open);
    }
  const lustre = Math.max(...yarns.map((yarn) => yarn.lustre ?? 0));
  const light = { ...lustrous(flatLight, lustre), direction: [-0.6, -0.4, 0.7] as const, grain: 0.6 };
  const picture = expose(shade(surface, (gauges[0] ?? 4) * 1.1, light, form.read), surface, 0.84, 0.02);
  if (!ropes) layOnPaper(picture, surface);
  addFuzz(picture, { count: Math.round(side * 1.2), length: side * 0.016, strength: 0.1, seed, where: surface.cover });
  return ropes ? vignette(picture, 0.35) : picture;
}

function shadowBetween(surface: Surface, index: number, colour: string): void {
  surface.cover[index] = 1;
  surface.relief[index] = -0.6;
  linear(colour).forEach((value, channel) => {
    surface.albedo[index * 3 + channel] = value * 0.1;
  });
}

interface TwistPlace {
  readonly across: number;
  readonly along: number;
  readonly slopeX: number;
  readonly slopeY: number;
  readonly lit: number;
  readonly open: number;
}

/** Where on the two strands of a hank a point lies; `side` runs from -1 to 1 across the hank. */
function twist(
  side: number,
  y: number,
  height: number,
  hank: number,
  ropes: boolean,
  seed: number,
): TwistPlace | undefined {
  const level = y / height;
  // The ends draw in to loops.
  const end = ropes ? 1 : between(0.04, 0.2, level) * between(0.04, 0.2, 1 - level);
  const cap = ropes ? 1 : roundCap((level - 0.045) / 0.05) * roundCap((0.955 - level) / 0.05);
  if (cap === 0) return undefined;
  const waist = cap * (0.5 + 0.5 * end) * (1 + 0.05 * noiseAlong(level * 6, hank, seed + 1));
  const local = side / waist;
  const turns = ropes ? 2.2 : 2.6 + 0.5 * chance(hank, 2, seed);
  const phase = 2 * Math.PI * (turns * level + chance(hank, 3, seed));
  let best: TwistPlace | undefined;
  let highest = -1e9;
  for (const start of [0, Math.PI]) {
    const swing = 0.42 * end;
    const offset = swing * Math.cos(phase + start);
    const depth = swing * Math.sin(phase + start);
    const girth = 0.6;
    const q = (local - offset) / girth;
    if (Math.abs(q) >= 1) continue;
    const dome = Math.sqrt(1 - q * q);
    const top = depth + girth * dome;
    if (top <= highest) continue;
    highest = top;
    const run = -swing * Math.sin(phase + start) * 2 * Math.PI * turns;
    const slant = (run * waist * 0.16) / (ropes ? 2 : 1.4);
    best = {
      across: Math.asin(q) * girth * waist + start * 3,
      along: y,
      slopeX: clamp(q / Math.max(0.2, dome), -2.5, 2.5),
      slopeY: clamp((-q / Math.max(0.2, dome)) * slant * 0.5, -1.5, 1.5),
      lit: 0.35 + 0.65 * between(-0.45, 0.35, depth + 0.3 * dome - 0.25 * q),
      open: 0.35 + 0.65 * between(-0.3, 0.6, top),
    };
  }
  return best;
}

/** The outline of a loop's end: 0 outside, then a quarter circle up to 1. */
const roundCap = (part: number): number => (part <= 0 ? 0 : part >= 1 ? 1 : Math.sqrt(1 - (1 - part) ** 2));

/** Many parallel yarns in one strand; each wanders a little and comes up or dives. */
function strandOf(
  look: YarnLook,
  gauge: number,
  seed: number,
): (across: number, along: number, sample: Sample) => void {
  const colours = look.colours.map(linear);
  const second = look.melange ? linear(look.melange) : look.core ? linear(look.core) : undefined;
  return (across, along, sample) => {
    const drift =
      1.6 * noiseAlong(along / (gauge * 70), 2, seed) +
      0.7 * noiseOver(along / (gauge * 26), across / (gauge * 5), seed + 1);
    const place = across / gauge + drift;
    let height = -1;
    let tone = 0.3;
    let blend = 0;
    let chosen = 0;
    for (let near = -1; near <= 1; near++) {
      const yarn = Math.floor(place) + near;
      const wander = 0.35 * noiseAlong(along / (gauge * 13), yarn, seed + 2);
      const q = (place - yarn - 0.5 - wander) / 0.56;
      if (Math.abs(q) >= 1) continue;
      const dome = Math.sqrt(1 - q * q);
      const lift = 0.5 * noiseAlong(along / (gauge * 22), yarn, seed + 3);
      if (0.5 * dome + lift <= height) continue;
      height = 0.5 * dome + lift;
      const ply = Math.sin(2 * Math.PI * ((along / gauge) * 0.42 * (look.twist ?? 0.5) + q * 0.5));
      const fibre = noiseOver((along / gauge) * 1.4, yarn * 5.1 + q * 3, seed + 4);
      tone =
        (1 + 0.1 * ply + 0.12 * fibre + 0.12 * (chance(yarn, 1, seed) - 0.5)) *
        (0.5 + 0.5 * dome) *
        (0.86 + 0.4 * lift);
      blend = clamp(0.5 + fibre + 0.4 * noiseAlong(along / (gauge * 6), yarn, seed + 5));
      chosen = yarn;
    }
    const base = colours[((chosen % colours.length) + colours.length) % colours.length] ?? [0, 0, 0];
    const share = second ? blend * (look.melange ? 0.7 : 0.25) : 0;
    sample.covered = true;
    sample.weft = false;
    sample.height = height;
    sample.red = tone * (second ? mix(base[0], second[0], share) : base[0]);
    sample.green = tone * (second ? mix(base[1], second[1], share) : base[1]);
    sample.blue = tone * (second ? mix(base[2], second[2], share) : base[2]);
  };
}
