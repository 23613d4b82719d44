import { describe, expect, it } from 'vitest';
import { beijingTime, fromBeijingField, toBeijingField } from './beijing-time';

const nine = Date.UTC(2026, 10, 21, 1, 0) / 1000;

describe('a moment at the desk', () => {
  it('is shown and read by the clock of Beijing, wherever the reader’s own one stands', () => {
    expect(toBeijingField(nine)).toBe('2026-11-21T09:00');
    expect(fromBeijingField('2026-11-21T09:00')).toBe(nine);
    expect(beijingTime(nine)).toBe('2026-11-21 09:00');
  });

  it.each([null, undefined])('is empty while it is %s', (none) => {
    expect(toBeijingField(none)).toBe('');
  });

  it.each(['', '2026-11', 'tomorrow'])('is none while a field says %j', (field) => {
    expect(fromBeijingField(field)).toBeNull();
  });
});
