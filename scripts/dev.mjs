import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { root } from './house/root.mjs';
import { runApps } from './house/run-apps.mjs';

// `npm run dev`: the same two sites on live source; a change in any package shows without a build.
main(async () => {
  const env = await withPnpm();
  await install(env);
  // Vite reads its settings before it knows our source condition, so the plugin that they name must be built.
  await build(env, ['--filter=@selvedge/server-kit']);
  return runApps(
    ['catalogue', 'portal'].map((name) => ({
      name,
      command: 'pnpm',
      args: ['run', 'dev'],
      cwd: `${root}/apps/${name}`,
    })),
    { ...env, NODE_ENV: 'development' },
  );
});
