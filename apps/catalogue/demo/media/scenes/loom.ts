import type { Cloth } from '../cloth';
import { linear } from '../colour';
import { expose } from '../exposure';
import { addFuzz } from '../fuzz';
import { flatLight } from '../light';
import { chance, noiseAlong, noiseOver } from '../noise';
import { at, between, clamp, mix, modulo } from '../number';
import { blankSurface, type Picture, type Surface } from '../picture';
import { shade } from '../shade';
import { vignette } from '../tone';
import { putSample, samplerFor } from '../weave-surface';
import { emptySample, type Sample } from '../yarn';
import type { Frame, LoomScene } from './scene';

/** Where, down the picture, the parts of the loom stand. */
const reed = 0.36;
const fell = 0.66;
const vanishing = -0.55;

/** The mouth of a loom from the weaver's side: warp through the reed, the open shed, the fell, the woven cloth. */
export function renderLoom(scene: LoomScene, { width, height }: Frame): Picture {
  const { cloth } = scene;
  const endsAcross = 120;
  const pixelsPerEnd = width / endsAcross;
  const sampler = samplerFor(cloth, pixelsPerEnd);
  const surface = blankSurface(width, height);
  const lit = new Float32Array(width * height).fill(1);
  const sample = emptySample();
  for (let y = 0; y < height; y++) {
    const level = y / height;
    const near = (level - vanishing) / (fell - vanishing);
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const end = ((x / width - 0.5) / near) * endsAcross;
      sample.covered = false;
      if (level > fell) {
        const down = ((level - fell) * height) / pixelsPerEnd / (0.62 * near);
        sampler(end, (down * cloth.picksPerInch) / cloth.endsPerInch, sample);
        lit[index] = 0.55 + 0.45 * between(0, 0.05, level - fell);
      } else {
        lit[index] = drawWarp(cloth, end, level, scene.shed, sample);
      }
      if (Math.abs(level - reed) < 0.055) drawReed(x / width, level, sample);
      if (!sample.covered) dark(sample);
      putSample(surface, index, sample);
    }
  }
  const picture = expose(shade(surface, pixelsPerEnd, flatLight), surface, 0.95);
  dim(picture, surface, lit);
  addFuzz(picture, { count: Math.round(width / 3), length: width * 0.014, strength: 0.14, seed: cloth.seed });
  return vignette(picture, 0.5);
}

/** Two sheets of warp, parted between fell and reed; the upper one passes in front. Returns how much light falls there. */
function drawWarp(cloth: Cloth, end: number, level: number, shed: number, sample: Sample): number {
  const opening = between(0, 1, (fell - level) / (fell - reed)) * (level > reed ? 1 : clamp(1 - (reed - level) / 0.5));
  let light = 0;
  for (const sheet of [1, -1]) {
    const lift = shed * sheet * opening;
    // A raised sheet is nearer the eye: it spreads and shows first.
    const spread = end / (1 + 0.05 * lift);
    const number = Math.floor(spread);
    if (modulo(number, 2) !== (sheet > 0 ? 0 : 1)) continue;
    const wander =
      0.08 * noiseAlong(level * 9, number, cloth.seed) + 0.05 * noiseAlong(level * 30, number, cloth.seed + 1);
    const q = (spread - number - 0.5 + wander) / 0.43;
    if (Math.abs(q) >= 1) continue;
    const dome = Math.sqrt(1 - q * q);
    const height = 0.4 * dome + 0.9 * lift;
    if (sample.covered && sample.height > height) continue;
    const [red, green, blue] = linear(cloth.warp.colours[modulo(number, cloth.warp.colours.length)] ?? '#000000');
    const core = cloth.warp.core ? linear(cloth.warp.core) : undefined;
    const along = level * 160;
    const fibre = noiseOver(along * 0.9 + q * 3, number * 5.3, cloth.seed + 4);
    const ply = Math.sin(2 * Math.PI * (along * 0.35 + q * 0.5));
    const tone = (1 + 0.12 * fibre + 0.08 * ply + 0.14 * (chance(number, 1, cloth.seed) - 0.5)) * (0.45 + 0.55 * dome);
    const open = core ? clamp(0.14 + 0.25 * fibre + 0.12 * chance(number, 2, cloth.seed)) : 0;
    sample.covered = true;
    sample.weft = false;
    sample.height = height;
    sample.red = tone * mix(red, core?.[0] ?? red, open);
    sample.green = tone * mix(green, core?.[1] ?? green, open);
    sample.blue = tone * mix(blue, core?.[2] ?? blue, open);
    light = 0.42 + 0.58 * between(-1, 0.6, lift + 0.4 * (1 - opening));
  }
  const behindReed = level < reed ? 0.55 + 0.45 * between(0, reed, level) : 1;
  return (light || 0.6) * behindReed * (1 - 0.35 * between(0.1, 0, Math.abs(level - reed - 0.07)));
}

/** A comb of flat steel dents between two bars. */
function drawReed(across: number, level: number, sample: Sample): void {
  const offset = level - reed;
  const bar = Math.abs(Math.abs(offset) - 0.045) < 0.012;
  const dent = Math.abs(modulo(across * 74, 1) - 0.5) < 0.13;
  if (!bar && !dent) return;
  const glow = bar ? 0.32 * (1 - Math.abs((Math.abs(offset) - 0.045) / 0.012)) + 0.12 : 0.2;
  sample.covered = true;
  sample.weft = bar;
  sample.height = bar ? 2.2 : 1.5;
  sample.red = glow;
  sample.green = glow * 0.98;
  sample.blue = glow * 0.95;
}

function dark(sample: Sample): void {
  sample.height = -1.2;
  sample.weft = false;
  sample.red = 0.012;
  sample.green = 0.011;
  sample.blue = 0.01;
}

function dim(picture: Picture, surface: Surface, lit: Float32Array): void {
  for (let index = 0; index < surface.cover.length; index++)
    for (let channel = 0; channel < 3; channel++)
      picture.light[index * 3 + channel] = at(picture.light, index * 3 + channel) * at(lit, index);
}
