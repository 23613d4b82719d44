import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/config/tsup.mjs';

export default defineConfig({
  ...packageBuild({
    index: 'src/index.ts',
    testing: 'src/testing/index.ts',
    'testing-global-setup': 'src/testing/global-setup.ts',
    vite: 'src/vite/index.ts',
  }),
  // Private: types are read from the source, so declarations would only cost build time.
  dts: false,
  external: ['vite', 'vitest'],
});
