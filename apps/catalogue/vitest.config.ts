import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/config/vitest.mjs';

export default defineConfig(
  testSettings({
    test: {
      globalSetup: ['../../packages/server-kit/src/testing/global-setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }),
);
