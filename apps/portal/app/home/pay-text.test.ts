import { describe, expect, it } from 'vitest';
import { payText } from './pay-text';

describe('monthly pay in a list of jobs', () => {
  it.each([
    [{ min: 1_200_000, max: 1_600_000 }, '1.2–1.6 万', '¥12–16k'],
    [{ min: 900_000, max: 1_300_000 }, '0.9–1.3 万', '¥9–13k'],
    [{ min: 650_000, max: 1_000_000 }, '0.7–1 万', '¥6.5–10k'],
    [null, '面议', 'By arrangement'],
  ])('%o reads %s', (pay, chinese, english) => {
    expect(payText(pay, 'zh-cn')).toBe(chinese);
    expect(payText(pay, 'en')).toBe(english);
  });
});
