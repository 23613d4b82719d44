import { describe, expect, it } from 'vitest';
import { calendarDay, dateBlock, daysBetween, listDay, shortMoment } from './dates';

/** 23:30 of 5 December in Zhejiang, which is still the afternoon in London. */
const lateEvening = Date.UTC(2026, 11, 5, 15, 30) / 1000;
/** Half past midnight of 6 December in Zhejiang, when London still has the fifth. */
const afterMidnight = lateEvening + 3600;

describe('the association’s days', () => {
  it.each([
    [lateEvening, 'zh-cn', '12-05', '2026-12-05'],
    [lateEvening, 'en', '5 Dec', '2026-12-05'],
    [afterMidnight, 'zh-cn', '12-06', '2026-12-06'],
    [afterMidnight, 'en', '6 Dec', '2026-12-06'],
  ] as const)('%i in %s is written %s', (seconds, locale, text, machine) => {
    expect(listDay(seconds, locale)).toEqual({ text, machine });
  });

  it('sets an activity’s day with two digits, so that the numbers stand on one edge', () => {
    expect(dateBlock(lateEvening, 'zh-cn')).toEqual({ day: '05', month: '12月', time: '23:30', machine: '2026-12-05' });
    expect(dateBlock(lateEvening, 'en')).toMatchObject({ day: '05', month: 'Dec' });
  });

  it.each([
    [{ from: '2026-01-01', until: '2027-01-01' }, 'zh-cn', '2026年1月1日至12月31日'],
    [{ from: '2026-01-01', until: '2027-01-01' }, 'en', '1 January – 31 December 2026'],
    [{ from: '2026-11-19', until: '2027-05-21' }, 'zh-cn', '2026年11月19日至2027年5月20日'],
    [{ from: '2026-11-19', until: '2027-05-21' }, 'en', '19 November 2026 – 20 May 2027'],
  ] as const)('%j in %s is named with its last day: %s', (period, locale, text) => {
    expect(daysBetween(period, locale)).toBe(text);
  });

  it('a day of the calendar and a moment are written as the language does', () => {
    expect(calendarDay('2026-03-23', 'zh-cn')).toEqual({ text: '2026年3月23日', machine: '2026-03-23' });
    expect(calendarDay('2026-03-23', 'en').text).toBe('23 March 2026');
    expect([shortMoment(lateEvening, 'zh-cn').text, shortMoment(lateEvening, 'en').text]).toEqual([
      '2026年12月5日 23:30',
      '5 Dec 2026, 23:30',
    ]);
  });
});
