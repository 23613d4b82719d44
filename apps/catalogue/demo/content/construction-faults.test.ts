import { describe, expect, it } from 'vitest';
import { constructionFaults } from './construction-faults';
import { type ConstructionRow, constructions } from './constructions';
import { fabricFigures } from './fabric-figures';

const rows: readonly (readonly [string, ConstructionRow])[] = Object.entries(constructions);
const poplin: ConstructionRow = constructions['poplin-40'];
const denim: ConstructionRow = constructions['denim-12-3'];

describe('constructionFaults', () => {
  it.each(rows)('finds nothing wrong with %s', (_, row) => {
    expect(constructionFaults(row)).toEqual([]);
  });

  it.each<readonly [string, ConstructionRow, RegExp]>([
    ['a poplin that should weigh 6 % more', { ...poplin, targetGsm: 135 }, /wanted 135/],
    ['a poplin that should weigh 6 % less', { ...poplin, targetGsm: 119 }, /wanted 119/],
    ['a denim with the ends of a shirting', { ...denim, endsPerInch: 133, targetGsm: 695 }, /warp cover/],
    ['a plain weave that cannot be beaten up', { ...poplin, picksPerInch: 118, targetGsm: 156 }, /weft cover/],
    ['a voile that is called a coating', { ...constructions.voile, endUse: 'coating' }, /no weight for coating/],
    ['a composition of 98 %', { ...poplin, composition: [{ code: 'CO', percent: 98 }] }, /composition: sum/],
  ])('rejects %s', (_, row, fault) => {
    expect(constructionFaults(row).join('; ')).toMatch(fault);
  });

  it('lets a weight stray by less than 5 %', () => {
    expect(constructionFaults({ ...poplin, targetGsm: 132 })).toEqual([]);
  });
});

describe('fabricFigures', () => {
  it.each<readonly [keyof typeof constructions, number]>([
    ['poplin-40', 127],
    ['voile', 68],
    ['denim-12-3', 417],
  ])('knows what %s weighs', (name, gsm) => {
    expect(Math.round(fabricFigures(constructions[name]).gsm)).toBe(gsm);
  });

  it('tells a denim in ounces', () => {
    expect(fabricFigures(denim).oz.toFixed(1)).toBe('12.3');
  });
});
