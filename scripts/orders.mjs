import path from 'node:path';
import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { root } from './house/root.mjs';
import { run } from './house/run.mjs';

// `npm run orders -- list`: looks after the shop's orders (its --help says more).
main(async () => {
  const env = await withPnpm();
  await install(env);
  await build(env);
  const program = path.join(root, 'apps/catalogue/build/orders.js');
  return run(process.execPath, [program, ...process.argv.slice(2)]);
});
