import { expect, it } from 'vitest';
import { nextAddress } from './own-page.server';

it.each([
  ['/scan?key=abc', '/scan?key=abc'],
  ['/en/me', '/en/me'],
  [null, '/en/me'],
  ['', '/en/me'],
  ['https://evil.example', '/en/me'],
  ['//evil.example', '/en/me'],
  ['/\\evil.example', '/en/me'],
  ['/c/weavers/me', '/en/me'],
  ['/\t/evil.example', '/en/me'],
  ['/a\\b', '/en/me'],
  ['javascript:alert(1)', '/en/me'],
])('%s leads to %s after signing in', (wanted, expected) => {
  expect(nextAddress(wanted, 'en')).toBe(expected);
});
