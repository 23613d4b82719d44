import { bottomCloths } from './pictures/bottoms';
import { denimCloths } from './pictures/denim';
import { yarnLooks } from './pictures/yarns';
import type { Scene } from './scenes/scene';

/** A short clip: a scene for every moment from 0 to 1. */
export interface Film {
  readonly name: string;
  readonly seconds: number;
  /** Runs forwards, then backwards: half the frames, and no jump where it begins again. */
  readonly swings: boolean;
  /** Shown so many times over, when it is a cycle. */
  readonly cycles?: number;
  /** The moment that serves as poster. */
  readonly poster: number;
  at(moment: number): Scene;
}

export const filmSize = { width: 720, height: 404, framesPerSecond: 16 } as const;

const { raw14, classic } = denimCloths;
const { drillKhaki, satinBordeaux } = bottomCloths;

const eased = (moment: number): number => 0.5 - 0.5 * Math.cos(Math.PI * moment);

export const films: readonly Film[] = [
  {
    name: 'film-drape-denim',
    seconds: 7,
    swings: true,
    poster: 0.5,
    at: (moment) => ({
      kind: 'drape',
      cloth: raw14,
      field: 4.2,
      style: 'gathered',
      depth: 1.6,
      phase: 1.6 * eased(moment),
    }),
  },
  {
    name: 'film-warp-to-weft',
    seconds: 6,
    swings: true,
    poster: 1,
    at: (moment) => ({ kind: 'macro', cloth: classic, field: 3.4 * (0.4 / 3.4) ** eased(moment), centre: [1.7, 1.7] }),
  },
  {
    name: 'film-cones-turning',
    seconds: 4,
    swings: false,
    poster: 0,
    at: (moment) => ({
      kind: 'cones',
      cones: [
        { yarn: yarnLooks['yarn-combed-40-ecru'], x: 0.02, y: 0.86, size: 0.62, turn: 1.6 * moment },
        { yarn: yarnLooks['yarn-mercerised-80-2-red'], x: 0.5, y: 0.96, size: 0.68, turn: 2 + 1.6 * moment },
        { yarn: yarnLooks['yarn-ring-slub-16-indigo'], x: 0.98, y: 0.86, size: 0.62, turn: 4 + 1.6 * moment },
      ],
      seed: 5,
    }),
  },
  {
    name: 'film-satin-light',
    seconds: 7,
    swings: true,
    poster: 0.3,
    at: (moment) => ({
      kind: 'drape',
      cloth: satinBordeaux,
      field: 2.2,
      style: 'gathered',
      lightTurn: 1.5 * (eased(moment) - 0.3),
    }),
  },
  {
    name: 'film-pinked-swatch-turn',
    seconds: 6,
    swings: true,
    poster: 0.5,
    at: (moment) => ({
      kind: 'swatch',
      cloth: drillKhaki,
      field: 4,
      edge: 'pinked',
      margin: 0.17,
      turn: 0.28 * (eased(moment) - 0.5),
    }),
  },
  {
    name: 'film-loom-shed',
    seconds: 5,
    swings: false,
    poster: 0.02,
    cycles: 4,
    at: (moment) => ({ kind: 'loom', cloth: raw14, shed: Math.tanh(2.2 * Math.cos(2 * Math.PI * moment)) }),
  },
];

/** The frames to render, and the order in which they are shown. */
export function frameMoments(film: Film, framesPerSecond: number): { moments: number[]; order: number[] } {
  const cycles = film.cycles ?? 1;
  const shown = Math.round((film.seconds * framesPerSecond) / cycles);
  const count = film.swings ? Math.floor(shown / 2) + 1 : shown;
  const moments = Array.from({ length: count }, (_, frame) => frame / (film.swings ? count - 1 : count));
  const forwards = moments.map((_, frame) => frame);
  const once = film.swings ? [...forwards, ...forwards.slice(1, -1).reverse()] : forwards;
  return { moments, order: Array.from({ length: cycles }, () => once).flat() };
}
