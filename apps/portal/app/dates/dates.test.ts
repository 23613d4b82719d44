import { describe, expect, it } from 'vitest';
import { dateBlock, listDay } from './dates';

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
});
