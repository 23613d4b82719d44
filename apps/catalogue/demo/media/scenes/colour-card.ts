import type { Cloth, YarnLook } from '../cloth';
import type { ClothSampler, Presence } from '../cloth-sampler';
import { linear } from '../colour';
import { cutEdge } from '../cut-edge';
import { expose } from '../exposure';
import { flatLight } from '../light';
import { chance, noiseAlong, noiseOver } from '../noise';
import { at, mix } from '../number';
import { layOnPaper } from '../paper';
import { blankSurface, type Picture } from '../picture';
import { shade } from '../shade';
import { putSample, samplerFor } from '../weave-surface';
import { emptySample, type Sample } from '../yarn';
import type { ColourCardScene, Frame } from './scene';

/** Inches from edge to edge of the card, and how much of each place its chip fills. */
const cardInches = 6;
const fill = 0.76;
const board = [0.78, 0.765, 0.735] as const;

/** A shade card: neat rows of pinked chips, or of yarns wound over a slip of card. */
export function renderColourCard(scene: ColourCardScene, { width, height }: Frame): Picture {
  const { columns, rows, chips, seed } = scene;
  const inch = width / cardInches;
  const margin = 0.055 * Math.min(width, height);
  const cellWidth = (width - 2 * margin) / columns;
  const cellHeight = (height - 2 * margin) / rows;
  const halfX = (cellWidth * fill) / 2 / inch;
  const halfY = (cellHeight * fill) / 2 / inch;
  const draw = chips.map((chip, number) => drawChip(chip, inch, halfX, halfY, seed + number * 7));
  const surface = blankSurface(width, height);
  const sample = emptySample();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const column = Math.floor((x - margin) / cellWidth);
      const row = Math.floor((y - margin) / cellHeight);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const number = row * columns + column;
      const chip = draw[number % draw.length];
      if (!chip) continue;
      // A hand laid them: none is quite straight.
      const turn = 0.025 * (chance(number, 1, seed) - 0.5);
      const dx = x - margin - (column + 0.5 + 0.02 * (chance(number, 2, seed) - 0.5)) * cellWidth;
      const dy = y - margin - (row + 0.5 + 0.02 * (chance(number, 3, seed) - 0.5)) * cellHeight;
      sample.covered = false;
      chip((dx + dy * turn) / inch, (dy - dx * turn) / inch, sample);
      if (sample.covered) putSample(surface, y * width + x, sample);
    }
  const picture = expose(shade(surface, inch / 80, { ...flatLight, grain: 0.7 }), surface, 0.94);
  for (let index = 0; index < surface.cover.length; index++)
    surface.cover[index] = Math.min(1, at(surface.cover, index));
  return layOnPaper(picture, surface, board);
}

type ChipDrawing = (x: number, y: number, sample: Sample) => void;

function drawChip(chip: Cloth | YarnLook, inch: number, halfX: number, halfY: number, seed: number): ChipDrawing {
  if (!('draft' in chip)) return winding(chip, halfX, halfY, seed);
  const sampler: ClothSampler = samplerFor(chip, inch / chip.endsPerInch);
  const presence: Presence = cutEdge('pinked', chip, halfX, halfY);
  return (x, y, sample) => sampler(x * chip.endsPerInch, y * chip.picksPerInch, sample, presence);
}

/** Yarn laid turn by turn round a slip of card, from top to bottom. */
function winding(look: YarnLook, halfX: number, halfY: number, seed: number): ChipDrawing {
  const colours = look.colours.map(linear);
  const second = look.melange ? linear(look.melange) : undefined;
  const gauge = 0.085 / Math.sqrt(Math.max(4, look.ne)) + 0.008;
  return (x, y, sample) => {
    const place = y / gauge + 0.12 * noiseAlong(x * 2.2, Math.floor(y / gauge), seed);
    const turn = Math.floor(place);
    const end = halfX - 0.012 * chance(turn, 1, seed);
    if (Math.abs(y) > halfY || Math.abs(x) > end) return;
    const q = 2 * (place - turn) - 1;
    const dome = Math.sqrt(Math.max(0, 1 - q * q));
    const round = Math.min(1, (end - Math.abs(x)) / 0.05);
    const ply = Math.sin(2 * Math.PI * ((x / gauge) * 0.5 * (look.twist ?? 0.5) + q * 0.4));
    const fibre = noiseOver((x / gauge) * 1.3, turn * 7.1 + q, seed);
    const base = colours[Math.abs(turn) % colours.length] ?? [0, 0, 0];
    const share = second ? Math.max(0, Math.min(0.75, 0.4 + 0.7 * fibre)) : 0;
    const tone = (1 + 0.07 * ply + 0.1 * fibre) * (0.5 + 0.5 * dome) * (0.55 + 0.45 * Math.sqrt(round));
    sample.covered = true;
    sample.weft = true;
    sample.height = 0.55 * dome + 1.5 * Math.sqrt(round);
    sample.red = tone * mix(base[0], second?.[0] ?? base[0], share);
    sample.green = tone * mix(base[1], second?.[1] ?? base[1], share);
    sample.blue = tone * mix(base[2], second?.[2] ?? base[2], share);
  };
}
