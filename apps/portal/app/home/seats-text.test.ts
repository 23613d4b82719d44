import { describe, expect, it } from 'vitest';
import { seatsText } from './seats-text';

describe('the words beside an activity’s bar', () => {
  it.each([
    [{ seats: 40, enrolled: 9 }, '已报 9/40', '9 of 40 taken'],
    [{ seats: 24, enrolled: 18 }, '余 6 席', '6 seats left'],
    [{ seats: 24, enrolled: 23 }, '余 1 席', '1 seat left'],
    [{ seats: 16, enrolled: 16 }, '已满', 'Full'],
    [{ seats: 16, enrolled: 20 }, '已满 · 候补 4 人', 'Full · 4 waiting'],
  ])('%o reads %s', (activity, chinese, english) => {
    expect(seatsText(activity, 'zh-cn')).toBe(chinese);
    expect(seatsText(activity, 'en')).toBe(english);
  });
});
