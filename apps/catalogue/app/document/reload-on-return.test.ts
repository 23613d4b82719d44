import { expect, it } from 'vitest';
import { isAndroid } from './reload-on-return';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; U; android 4.4; zh-cn) AppleWebKit/534.30', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
  ['Androidish/1.0', false],
])('%j is Android: %s', (userAgent, expected) => {
  expect(isAndroid(userAgent)).toBe(expected);
});
