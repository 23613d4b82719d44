import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/config/vitest.mjs';

export default defineConfig(
  testSettings({
    test: {
      globalSetup: ['../../packages/server-kit/src/testing/global-setup.ts'],
      // Every file has a database of its own, and loading the server anew for each is most of the time.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }),
);
