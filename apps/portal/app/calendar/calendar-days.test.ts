import { describe, expect, it } from 'vitest';
import { type Locale, languageTag } from '../language/address';
import { beginningOf, dayAt, dayBeside, daysOf, firstWeekday, inWeeks } from './calendar-days';

describe('the days of a view', () => {
  it.each([
    ['day', '2026-11-21', 1, '2026-11-21', '2026-11-21'],
    ['week', '2026-11-21', 7, '2026-11-16', '2026-11-22'],
    ['week', '2026-11-16', 7, '2026-11-16', '2026-11-22'],
    ['month', '2026-11-21', 42, '2026-10-26', '2026-12-06'],
    ['month', '2027-02-14', 28, '2027-02-01', '2027-02-28'],
  ] as const)('%s around %s are %i, from %s to %s', (view, day, count, first, last) => {
    const days = daysOf(view, day, 1);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
  });

  it.each([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-11-21', -1, '2026-11-14'],
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-01-15', -1, '2025-12-01'],
  ] as const)('%s from %s by %i leads to %s', (view, day, steps, next) => {
    expect(dayBeside(view, day, steps)).toBe(next);
  });

  it('are whole weeks, whichever day they begin on', () => {
    const days = daysOf('month', '2026-11-21', 7);
    expect([days.length, days[0], days.at(-1)]).toEqual([35, '2026-11-01', '2026-12-05']);
    expect(inWeeks(days).map((week) => week[0])).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
  });

  it.each(Object.entries(firstWeekday))('begin in %s as is the custom there', (locale, weekday) => {
    const place = new Intl.Locale(locale === 'en' ? 'en-GB' : languageTag[locale as Locale]);
    const { firstDay } = (place as unknown as { readonly weekInfo: { readonly firstDay: number } }).weekInfo;
    expect(weekday).toBe(firstDay);
  });

  it('are the association’s, wherever the reader is', () => {
    expect(dayAt(Date.parse('2026-11-20T16:00:00Z') / 1000)).toBe('2026-11-21');
    expect(dayAt(beginningOf('2026-11-21'))).toBe('2026-11-21');
    expect(dayAt(beginningOf('2026-11-21') - 1)).toBe('2026-11-20');
  });
});
