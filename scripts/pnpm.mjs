import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { run } from './house/run.mjs';

// `node scripts/pnpm.mjs …` is the pinned pnpm for whoever has none.
main(async () => run('pnpm', process.argv.slice(2), { env: await withPnpm() }));
