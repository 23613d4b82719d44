import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'build',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Remix has written its build into the same folder before; tsup would take that away.
  clean: false,
  sourcemap: true,
});
