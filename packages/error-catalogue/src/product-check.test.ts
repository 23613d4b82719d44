import { expect, it } from 'vitest';
import { productCheckAction, productCheckDialog } from './product-check';

it.each([
  [3, 'reload'],
  [5, 'remind'],
  [0, 'home'],
  [4, 'home'],
  [-1, 'home'],
] as const)('status %d leads to %s', (status, action) => {
  expect(productCheckAction(status)).toBe(action);
});

it('reads as the specification does', () => {
  expect(Object.values(productCheckDialog).map((text) => text.en)).toEqual([
    'Remind',
    'The product you purchased has exceeded the maximum inventory, please select again',
    'OK',
    'To shop for other products',
  ]);
});

it('is written in Chinese, too', () => {
  for (const text of Object.values(productCheckDialog)) expect(text['zh-cn']).toMatch(/^\p{Script=Han}/u);
});
