import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'server/main.ts',
    import: 'server/import/main.ts',
    inquiries: 'server/staff/inquiries.ts',
    'preview-link': 'server/draft/main.ts',
    orders: 'server/orders/main.ts',
    // What `npm run bench -- api` measures.
    'bench-calls': 'bench/calls.ts',
  },
  outDir: 'build',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  // Remix builds into the same folder, before this, and empties it.
  clean: false,
  sourcemap: true,
});
