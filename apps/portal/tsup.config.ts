import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'build',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Remix writes into the same folder.
  clean: ['build/*.js'],
  sourcemap: true,
});
