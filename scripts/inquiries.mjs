import path from 'node:path';
import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { root } from './house/root.mjs';
import { run } from './house/run.mjs';

// `npm run inquiries -- list | show | files | reply`: reads and answers inquiries (its --help says more).
main(async () => {
  const env = await withPnpm();
  await install(env);
  await build(env);
  const program = path.join(root, 'apps/catalogue/build/inquiries.js');
  // File names are the caller's, so they are read from the folder that npm was called in.
  return run(process.execPath, [program, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd() });
});
