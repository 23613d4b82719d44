import type { Cloth } from '../cloth';
import { type FabricView, fabricPictures } from './picture-order';

export interface DenimLook extends Partial<Omit<Cloth, 'warp' | 'weft'>> {
  readonly indigo?: string;
  readonly core?: string;
  readonly filling?: string;
  readonly ne?: number;
  readonly slub?: number;
}

/** Ring-dyed warp over an undyed weft: what all denims share. */
export const denim = (seed: number, look: DenimLook = {}): Cloth => {
  const { indigo = '#17244a', core = '#8497bd', filling = '#d3cab8', ne = 7, slub = 0.4, ...cloth } = look;
  return {
    draft: 'twill-3-1',
    warp: { colours: [indigo], core, ne, slub },
    weft: { colours: [filling], ne: ne * 1.05, slub: slub * 0.7 },
    endsPerInch: 64,
    picksPerInch: 44,
    seed,
    ...cloth,
  };
};

const raw14 = denim(7, { ne: 6.2, indigo: '#131d3d' });
const black = denim(57, { indigo: '#1a1a1d', core: '#5d5f66', filling: '#2b2b2e', ne: 6.5 });
const ecru = denim(59, { indigo: '#d9cfb8', core: '#ece5d5', filling: '#ddd4bf', ne: 8, slub: 0.3, endsPerInch: 66 });

const views = {
  'selvedge-denim-14-raw': { cloth: raw14, face: 0.85, second: { role: 'drape', field: 4.4, depth: 0.95 } },
  'selvedge-denim-12-raw': {
    cloth: denim(52, { indigo: '#182649', ne: 7.4, slub: 0.55 }),
    face: 0.8,
    second: { role: 'swatch', field: 2.8, edge: 'frayed' },
  },
  'denim-12-3-classic': {
    cloth: denim(53, { endsPerInch: 72, picksPerInch: 46, indigo: '#1d2f5c' }),
    face: 0.85,
    second: { role: 'drape', field: 4, style: 'thrown' },
  },
  'denim-10-stretch': {
    cloth: denim(54, { ne: 10, endsPerInch: 76, picksPerInch: 50, slub: 0.2, indigo: '#1b2c58', filling: '#cfcabf' }),
    face: 0.75,
    second: { role: 'drape', field: 3.2 },
  },
  'denim-8-light-shirt': {
    cloth: denim(55, {
      draft: 'twill-2-1',
      ne: 14,
      endsPerInch: 84,
      picksPerInch: 56,
      slub: 0.25,
      indigo: '#31508a',
      core: '#aab9d4',
      filling: '#e4dfd2',
    }),
    face: 0.75,
    second: { role: 'drape', field: 3 },
  },
  'denim-13-5-black': { cloth: black, face: 0.85, second: { role: 'drape', field: 4.2 } },
  'denim-16-heavy': {
    cloth: denim(58, { ne: 5, endsPerInch: 58, picksPerInch: 38, slub: 0.5, indigo: '#152043' }),
    face: 1,
    second: { role: 'stack', field: 4.6, beside: [ecru, black] },
  },
  'denim-ecru-11': { cloth: ecru, face: 0.85, second: { role: 'drape', field: 3.6, style: 'thrown' } },
  'denim-broken-twill-13': {
    cloth: denim(60, { draft: 'broken-twill', indigo: '#1a2a52' }),
    face: 0.85,
    second: { role: 'swatch', field: 2.8 },
  },
  'denim-left-hand-12': {
    cloth: denim(61, { draft: 'twill-3-1-left', indigo: '#1c2d59' }),
    face: 0.85,
    second: { role: 'drape', field: 4 },
  },
  'denim-recycled-11': {
    cloth: denim(62, { ne: 8, slub: 0.35, indigo: '#2c3f66', core: '#94a2ba', filling: '#b9b7b3' }),
    face: 0.85,
    second: { role: 'swatch', field: 2.8, edge: 'frayed' },
  },
  'denim-slub-12-5': {
    cloth: denim(63, { slub: 1, indigo: '#1d2d58' }),
    face: 1.2,
    second: { role: 'drape', field: 4.6, style: 'hung', depth: 0.9 },
  },
} as const satisfies Record<string, FabricView>;

/** Denim by weight, draft and yarn. */
export const denimPictures = fabricPictures(views);
export const denimCloths = {
  raw14,
  black,
  ecru,
  classic: views['denim-12-3-classic'].cloth,
  light: views['denim-8-light-shirt'].cloth,
};
