import type { Cloth, YarnLook } from '../cloth';

export const white = '#f2f0ea';

export const cotton = (ne: number, ...colours: string[]): YarnLook => ({ colours, ne });

/** A plain, balanced shirting; what differs is said beside it. */
export const shirting = (seed: number, warp: YarnLook, weft: YarnLook, cloth: Partial<Cloth> = {}): Cloth => ({
  draft: 'plain',
  warp,
  weft,
  endsPerInch: 100,
  picksPerInch: 80,
  seed,
  ...cloth,
});
