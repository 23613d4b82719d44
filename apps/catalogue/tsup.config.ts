import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'server/main.ts', import: 'server/import/main.ts' },
  outDir: 'build',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  // Remix writes into the same folder.
  clean: ['build/*.js'],
  sourcemap: true,
});
