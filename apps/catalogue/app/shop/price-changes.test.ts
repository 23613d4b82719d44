import { describe, expect, it } from 'vitest';
import { priceChanges } from './price-changes';
import type { QuoteLine } from './shop-data';

const line = (key: string, title: string, unit_price: number) => ({ key, title, unit_price }) as QuoteLine;
const quote = { lines: [line('12', 'Poplin', 500), line('15-1', 'Denim', 620)], total: 212_000 };

describe('what costs something else now', () => {
  it('is told line by line, and in all', () => {
    const shown = new Map([
      ['12', 480],
      ['15-1', 620],
    ]);
    expect(priceChanges({ shown, total: 206_000 }, quote)).toEqual([
      { title: 'Poplin', before: 480, after: 500 },
      { title: null, before: 206_000, after: 212_000 },
    ]);
  });

  it('is nothing when all is as it was, or when nobody said what was shown', () => {
    expect(priceChanges({ shown: new Map([['12', 500]]), total: 212_000 }, quote)).toEqual([]);
    expect(priceChanges({ shown: new Map(), total: Number.NaN }, quote)).toEqual([]);
  });
});
