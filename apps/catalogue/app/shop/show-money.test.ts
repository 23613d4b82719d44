import { expect, it } from 'vitest';
import { showMoney } from './show-money';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [151_200, '$1,512.00'],
  [1_234_567_890, '$12,345,678.90'],
])('%d cents read %s', (amount, text) => {
  expect(showMoney(amount)).toBe(text);
});
