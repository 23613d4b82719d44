import type { PictureOrder } from './picture-order';
import { patternedShirtingPictures } from './shirting-patterns';

/** A repeat as it is sold: its threads, and how many of them lie in an inch of the finished cloth. */
interface Repeat {
  readonly ends: number;
  readonly picks: number;
  readonly endsPerInch: number;
  readonly picksPerInch: number;
}

const repeats: Readonly<Record<string, Repeat>> = {
  'gingham-navy-quarter': { ends: 50, picks: 40, endsPerInch: 100, picksPerInch: 80 },
  'tattersall-olive-brown': { ends: 72, picks: 56, endsPerInch: 116, picksPerInch: 76 },
  'madras-check-ochre': { ends: 112, picks: 104, endsPerInch: 92, picksPerInch: 84 },
};

/** Enough for a screen of two pixels a CSS pixel at four times the true size. */
const pixelsPerEnd = 8;

/** The repeats that product pages show at true scale. */
export const patternPictures: readonly PictureOrder[] = Object.entries(repeats).map(([slug, repeat]) => {
  const { ends, picks, endsPerInch, picksPerInch } = repeat;
  const width = ends * pixelsPerEnd;
  const height = Math.round((picks / picksPerInch) * endsPerInch * pixelsPerEnd);
  const scene = { kind: 'pattern', cloth: { ...clothOf(slug), endsPerInch, picksPerInch }, ends, picks } as const;
  return { name: `${slug}-pattern`, role: 'pattern', subject: slug, width, height, bytes: 120_000, scene };
});

function clothOf(slug: string) {
  const face = patternedShirtingPictures.find(({ subject, role }) => subject === slug && role === 'face')?.scene;
  if (face?.kind !== 'macro') throw new Error(`No cloth is called ${slug}.`);
  return face.cloth;
}
