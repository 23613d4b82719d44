import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compositionFault, type FibreShare, fibres, formatComposition } from './composition';
import { coverFactor, fabricWeight, fabricWeightFromNe, gsmFromOunces, ouncesFromGsm } from './fabric-weight';
import { formatFastness, parseFastness } from './fastness';
import { units } from './units';
import { convertYarnCount, yarnUnits } from './yarn-count';

describe('convertYarnCount', () => {
  it.each([
    [40, 'Ne', 'tex', 14.7625],
    [590.5, 'tex', 'Ne', 1],
    [50, 'Nm', 'tex', 20],
    [20, 'tex', 'Nm', 50],
    [150, 'dtex', 'tex', 15],
    [150, 'denier', 'tex', 16.6667],
    [75, 'denier', 'dtex', 83.3333],
    [20, 'tex', 'dtex', 200],
    [20, 'tex', 'denier', 180],
    [20, 'tex', 'tex', 20],
    [1, 'Ne', 'Nm', 1.6935],
  ] as const)('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convertYarnCount(value, from, to)).toBeCloseTo(expected, 4);
  });

  it('comes back to where it started, over any two systems', () => {
    const system = fc.constantFrom(...yarnUnits);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), system, system, (count, from, to) => {
        expect(convertYarnCount(convertYarnCount(count, from, to), to, from) / count).toBeCloseTo(1, 10);
      }),
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a count of %d', (count) => {
    expect(() => convertYarnCount(count, 'Ne', 'tex')).toThrow(RangeError);
    expect(() => convertYarnCount(count, 'Ne', 'Ne')).toThrow(RangeError);
  });
});

describe('fabricWeight', () => {
  it.each([
    ['poplin', { endsPerInch: 133, picksPerInch: 72, warpNe: 40, weftNe: 40 }, 127],
    ['voile', { endsPerInch: 100, picksPerInch: 60, warpNe: 80, weftNe: 40 }, 68],
    ['denim', { endsPerInch: 72, picksPerInch: 46, warpNe: 7, weftNe: 7 }, 417],
  ])('of the %s is known', (_, cloth, gsm) => {
    expect(Math.round(fabricWeightFromNe(cloth))).toBe(gsm);
  });

  it('takes the counts in tex', () => {
    const cloth = { endsPerInch: 100, picksPerInch: 50, warpTex: 20, weftTex: 30 };
    expect(fabricWeight(cloth)).toBeCloseTo(0.03937 * (100 * 20 * 1.08 + 50 * 30 * 1.04), 10);
  });

  it.each(['endsPerInch', 'picksPerInch', 'warpTex', 'weftTex'])('refuses a cloth without %s', (figure) => {
    const cloth = { endsPerInch: 100, picksPerInch: 50, warpTex: 20, weftTex: 30, [figure]: 0 };
    expect(() => fabricWeight(cloth)).toThrow(RangeError);
  });
});

describe('ounces', () => {
  it('weighs the denim at 12.3 oz', () => {
    expect(ouncesFromGsm(417).toFixed(1)).toBe('12.3');
    expect(gsmFromOunces(1)).toBe(33.906);
    expect(gsmFromOunces(ouncesFromGsm(127))).toBeCloseTo(127, 10);
  });
});

describe('coverFactor', () => {
  it('is threads an inch over the root of the count', () => {
    expect(coverFactor(133, 40)).toBeCloseTo(21.03, 2);
    expect(coverFactor(28, 1)).toBe(28);
  });

  it.each([
    [0, 40],
    [133, 0],
    [Number.NaN, 40],
    [133, Number.POSITIVE_INFINITY],
  ])('refuses %d threads of count %d', (threads, ne) => {
    expect(() => coverFactor(threads, ne)).toThrow(RangeError);
  });
});

describe('composition', () => {
  it.each<[FibreShare[], ReturnType<typeof compositionFault>]>([
    [[{ fibre: 'CO', percent: 100 }], null],
    [
      [
        { fibre: 'WO', percent: 70 },
        { fibre: 'PA', percent: 30 },
      ],
      null,
    ],
    [
      [
        { fibre: 'CO', percent: 98.9 },
        { fibre: 'EL', percent: 1.1 },
      ],
      null,
    ],
    [
      [
        { fibre: 'CO', percent: 33.3 },
        { fibre: 'LI', percent: 33.3 },
        { fibre: 'PL', percent: 33.4 },
      ],
      null,
    ],
    [[], 'empty'],
    [[{ fibre: 'CO', percent: 98 }], 'sum'],
    [
      [
        { fibre: 'CO', percent: 98 },
        { fibre: 'EL', percent: 2.1 },
      ],
      'sum',
    ],
    [
      [
        { fibre: 'CO', percent: 50 },
        { fibre: 'CO', percent: 50 },
      ],
      'twice',
    ],
    [
      [
        { fibre: 'CO', percent: 100 },
        { fibre: 'EL', percent: 0 },
      ],
      'share',
    ],
    [
      [
        { fibre: 'CO', percent: 110 },
        { fibre: 'EL', percent: -10 },
      ],
      'share',
    ],
    [
      [
        { fibre: 'CO', percent: 99.95 },
        { fibre: 'EL', percent: 0.05 },
      ],
      'share',
    ],
    [[{ fibre: 'CO', percent: Number.NaN }], 'share'],
  ])('%j has the fault %s', (shares, fault) => {
    expect(compositionFault(shares)).toBe(fault);
  });

  it('is written with codes or names, the largest share first', () => {
    const shares: FibreShare[] = [
      { fibre: 'PA', percent: 30 },
      { fibre: 'WO', percent: 70 },
    ];
    expect(formatComposition(shares)).toBe('WO 70 PA 30');
    expect(formatComposition(shares, 'en')).toBe('70% wool, 30% polyamide');
    expect(formatComposition(shares, 'zh-cn')).toBe('70% 羊毛, 30% 聚酰胺纤维');
    expect(shares[0]?.fibre).toBe('PA');
  });

  it('is not written when it is faulty', () => {
    expect(() => formatComposition([{ fibre: 'CO', percent: 98 }])).toThrow('Faulty composition: sum');
  });

  it('names every fibre in Chinese', () => {
    for (const name of Object.values(fibres)) expect(name['zh-cn']).toMatch(/^\p{Script=Han}+$/u);
  });
});

describe('fastness', () => {
  it.each([
    [4, 'grey', '4'],
    [4.5, 'grey', '4–5'],
    [1, 'grey', '1'],
    [5, 'grey', '5'],
    [6, 'blueWool', '6'],
    [7.5, 'blueWool', '7–8'],
    [8, 'blueWool', '8'],
  ] as const)('writes grade %d of the %s scale as %s', (grade, scale, text) => {
    expect(formatFastness(grade, scale)).toBe(text);
    expect(parseFastness(text, scale)).toBe(grade);
  });

  it.each([
    ['4.5', 4.5],
    ['4-5', 4.5],
    ['4/5', 4.5],
    [' 4 ', 4],
  ])('reads %j as %d', (text, grade) => {
    expect(parseFastness(text)).toBe(grade);
  });

  it.each(['', '0', '6', '5-6', '3-5', '5-4', '4-', '4.25', '4.5-5', 'good', '44'])(
    'reads no grey grade in %j',
    (text) => {
      expect(parseFastness(text)).toBeNull();
    },
  );

  it('knows the end of each scale', () => {
    expect(parseFastness('5-6', 'blueWool')).toBe(5.5);
    expect(parseFastness('8.5', 'blueWool')).toBeNull();
    expect(() => formatFastness(5.5)).toThrow(RangeError);
    expect(() => formatFastness(4.25)).toThrow(RangeError);
    expect(() => formatFastness(0.5)).toThrow(RangeError);
  });
});

describe('units', () => {
  it('have each a UN/CEFACT code of their own', () => {
    const codes = Object.values(units).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{2,3}$/);
  });

  it.each([
    ['gsm', 'GM'],
    ['ounce', 'ON'],
    ['centimetre', 'CMT'],
    ['tex', 'D34'],
    ['decitex', 'A47'],
    ['denier', 'A49'],
    ['kilogram', 'KGM'],
  ] as const)('%s is %s', (name, code) => {
    expect(units[name].code).toBe(code);
  });
});
