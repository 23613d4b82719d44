import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { runApps } from './house/run-apps.mjs';

// `npm start`: from a fresh clone to two running sites, with nothing but Node and npm.
main(async () => {
  const env = await withPnpm();
  await install(env);
  await build(env);
  return runApps(
    ['catalogue', 'portal'].map((name) => ({ name, command: process.execPath, args: [`apps/${name}/build/main.js`] })),
    { ...process.env, NODE_ENV: 'production' },
  );
});
