import { expect, it } from 'vitest';
import { mayReload } from './reload-on-stale-chunk';

it.each([
  ['never before', null, true],
  ['ten seconds ago', '90000', true],
  ['a moment ago', '99000', false],
  ['by a clock that ran ahead', '200000', true],
  ['by something unreadable', 'x', true],
])('a page that was reloaded %s may reload: %#', (_when, last, expected) => {
  expect(mayReload(last, 100_000)).toBe(expected);
});
