import { describe, expect, it } from 'vitest';
import { countryCodes } from './country-codes';
import { listCountries } from './list-countries.server';

describe('the list of countries', () => {
  it('has each code once, and a name for each', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    for (const locale of ['en', 'zh-cn'] as const) {
      const names = listCountries(locale);
      expect(new Set(names).size).toBe(countryCodes.length);
      expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    }
  });

  it('stands in the order of its language', () => {
    expect(listCountries('en')[0]).toBe('Afghanistan');
    expect(listCountries('zh-cn')[0]).toBe('阿尔巴尼亚');
  });
});
