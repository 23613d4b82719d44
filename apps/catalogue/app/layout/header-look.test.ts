import { expect, it } from 'vitest';
import { lookAtTop, nextLook } from './header-look';

/** The last look after a walk over these places. */
const after = (...places: number[]) => places.reduce(nextLook, lookAtTop);

it.each([
  ['at the top', [0], { isPast: false, isHidden: false }],
  ['at 300 px', [300], { isPast: false, isHidden: false }],
  ['past 300 px on the way down', [301], { isPast: true, isHidden: true }],
  ['past 300 px by a hair', [300, 301], { isPast: true, isHidden: true }],
  ['far down', [200, 900, 1500], { isPast: true, isHidden: true }],
  ['on the way up', [900, 800], { isPast: true, isHidden: false }],
  ['down again after that', [900, 800, 820], { isPast: true, isHidden: true }],
  ['back above 300 px', [900, 250], { isPast: false, isHidden: false }],
  ['below 300 px, however fast', [0, 120, 280], { isPast: false, isHidden: false }],
  ['pulled beyond the top', [-80], { isPast: false, isHidden: false }],
])('%s', (_where, places, look) => {
  expect(after(...places)).toMatchObject(look);
});

it('a trembling hand changes nothing, but a slow way adds up', () => {
  expect(after(900, 897)).toMatchObject({ isHidden: true, y: 900 });
  expect(after(900, 898, 896, 894)).toMatchObject({ isHidden: false });
});
