import { describe, expect, it } from 'vitest';
import { dayName, shortDay, viewName, weekdayNames } from './calendar-names';

const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];

describe('the names of a calendar', () => {
  it.each([
    ['day', 'en', 'Thursday 3 December 2026'],
    ['day', 'zh-cn', '2026年12月3日星期四'],
    ['week', 'en', '30 November – 6 December 2026'],
    ['week', 'zh-cn', '2026年11月30日至12月6日'],
    ['month', 'en', 'December 2026'],
    ['month', 'zh-cn', '2026年12月'],
  ] as const)('of a %s in %s are %s', (view, locale, name) => {
    expect(viewName(view, '2026-12-03', week, locale).replaceAll('\u2009', ' ').replace(',', '')).toBe(name);
  });

  it('head the columns in short and in full', () => {
    expect(
      weekdayNames(week, 'en')
        .map(({ short }) => short)
        .join(' '),
    ).toBe('Mon Tue Wed Thu Fri Sat Sun');
    expect(weekdayNames(week, 'zh-cn')[6]).toEqual({ short: '周日', whole: '星期日' });
  });

  it('tell a day in the words of each language', () => {
    expect([dayName('2026-11-21', 'zh-cn'), shortDay('2026-11-21', 'zh-cn')]).toEqual([
      '2026年11月21日星期六',
      '11月21日周六',
    ]);
    expect(shortDay('2026-11-21', 'en')).toBe('Sat 21 Nov');
  });
});
