import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { whatStood } from './what-stood';

/** A page as far as it is asked what it shows. */
const page = (url: string, innerText: () => Promise<string>) => ({
  url: () => url,
  locator: () => ({ first: () => ({ innerText }) }),
});

const browser = (...pages: ReturnType<typeof page>[]) =>
  ({ contexts: () => [{ pages: () => pages }] }) as unknown as Browser;

it('tells what each open page shows, also when one of them hangs, and the end of the log', async () => {
  const open = browser(
    page('http://127.0.0.1/join', async () => 'Join\n\nApply online'),
    page('http://127.0.0.1/me', async () => Promise.reject(new Error('Timeout 3000ms exceeded.'))),
  );
  const told = await whatStood(open, { log: () => `${'x'.repeat(5000)}the last line` });
  expect(told).toContain('http://127.0.0.1/join\nJoin\nApply online');
  expect(told).toContain('http://127.0.0.1/me\nError: Timeout 3000ms exceeded.');
  expect(told.endsWith('the last line')).toBe(true);
  expect(told.length).toBeLessThan(4300);
});
