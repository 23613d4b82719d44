import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/config/vitest.mjs';

// The built application in a real browser. One file at a time: each starts a server, a database and a browser.
export default defineConfig(
  testSettings(
    {
      test: {
        include: ['e2e/**/*.test.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        // What a page is to show is waited for as a slow machine needs; it is there at once on others.
        expect: { poll: { timeout: 20_000 } },
        fileParallelism: false,
      },
    },
    'e2e',
  ),
);
