import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/config/vitest.mjs';

const settings = testSettings({
  test: {
    globalSetup: ['../../packages/server-kit/src/testing/global-setup.ts'],
    // Every file has a database of its own, and loading the server anew for each is most of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

// Vitest hands these to Node itself. Node must keep its own choice between `import` and `require`: forcing `import`
// on a CommonJS library (pg) gives it an ES module that it cannot use.
const conditions = ['@selvedge/source', 'node'];

export default defineConfig({
  ...settings,
  ssr: { ...settings.ssr, resolve: { conditions, externalConditions: conditions } },
});
