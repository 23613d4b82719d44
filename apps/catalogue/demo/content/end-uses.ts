import type { Words } from './types';
import { words } from './words';

/** What a construction is made for. Width, order and delivery follow from it, not from the single article. */
export interface EndUse {
  /** Weights in g/m² that make sense for the use, both ends inclusive. */
  readonly gsm: readonly [number, number];
  /** Full widths in cm that the looms of this use give, both ends inclusive. */
  readonly widthCm: readonly [number, number];
  /** The width that is woven unless an article says otherwise. */
  readonly usualWidthCm: number;
  /** Selvedges together: what a cutter cannot use, in cm. */
  readonly selvedgesCm: number;
  readonly moq: number;
  readonly leadTimeDays: number;
  readonly put: Words;
}

const rolls = (metres: string): Words => words(`Rolls of ${metres} m on tubes`, `纸管卷装，每卷${metres}米`);

export const endUses = {
  shirting: {
    gsm: [60, 200],
    widthCm: [147, 150],
    usualWidthCm: 148,
    selvedgesCm: 3,
    moq: 1000,
    leadTimeDays: 30,
    put: rolls('80–100'),
  },
  bottomweight: {
    gsm: [200, 360],
    widthCm: [148, 152],
    usualWidthCm: 150,
    selvedgesCm: 3,
    moq: 1200,
    leadTimeDays: 35,
    put: rolls('60–80'),
  },
  corduroy: {
    gsm: [200, 380],
    widthCm: [144, 150],
    usualWidthCm: 147,
    selvedgesCm: 3,
    moq: 1500,
    leadTimeDays: 45,
    put: words('Rolls of 50 m, pile inwards, never pressed', '每卷50米，绒面朝内，不得挤压'),
  },
  coating: {
    gsm: [200, 480],
    widthCm: [148, 154],
    usualWidthCm: 150,
    selvedgesCm: 2,
    moq: 600,
    leadTimeDays: 35,
    put: rolls('40–60'),
  },
  denim: {
    gsm: [240, 560],
    widthCm: [142, 172],
    usualWidthCm: 160,
    selvedgesCm: 4,
    moq: 2000,
    leadTimeDays: 40,
    put: rolls('80–120'),
  },
  'selvedge-denim': {
    gsm: [380, 560],
    widthCm: [78, 82],
    usualWidthCm: 80,
    selvedgesCm: 2,
    moq: 800,
    leadTimeDays: 60,
    put: rolls('45–50'),
  },
  bedding: {
    gsm: [100, 220],
    widthCm: [240, 300],
    usualWidthCm: 280,
    selvedgesCm: 4,
    moq: 1500,
    leadTimeDays: 40,
    put: words('Rolls of 60 m, folded to half width', '每卷60米，对折幅宽'),
  },
  'quilting-and-ticking': {
    gsm: [100, 240],
    widthCm: [145, 162],
    usualWidthCm: 150,
    selvedgesCm: 3,
    moq: 1000,
    leadTimeDays: 30,
    put: rolls('60–80'),
  },
  'table-and-kitchen': {
    gsm: [160, 320],
    widthCm: [155, 182],
    usualWidthCm: 160,
    selvedgesCm: 3,
    moq: 800,
    leadTimeDays: 40,
    put: rolls('50–60'),
  },
  'curtain-and-upholstery': {
    gsm: [180, 480],
    widthCm: [138, 152],
    usualWidthCm: 142,
    selvedgesCm: 2,
    moq: 500,
    leadTimeDays: 45,
    put: rolls('40–50'),
  },
} as const satisfies Record<string, EndUse>;

export type EndUseName = keyof typeof endUses;
