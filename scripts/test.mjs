import { rmSync } from 'node:fs';
import path from 'node:path';
import { countTests } from './house/count-tests.mjs';
import { install } from './house/install.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { root } from './house/root.mjs';
import { run } from './house/run.mjs';
import { step } from './house/step.mjs';

/** What `npm test` does, in the order in which a mistake is cheapest to find. */
const checks = /** @type {const} */ ([
  ['Lint and format', 'pnpm', ['exec', 'biome', 'check', '.']],
  ['Types', 'pnpm', ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2']],
  ['Who imports whom', 'node', ['scripts/check-imports.mjs']],
  ['The root commands', 'pnpm', ['exec', 'vitest', 'run', '--config', 'scripts/vitest.config.mjs']],
  [
    'Tests of every package and app',
    'pnpm',
    ['exec', 'turbo', 'run', 'test', '--output-logs=new-only', '--concurrency=1', '--continue'],
  ],
  ['Build', 'pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--concurrency=2']],
  ['Release builds', 'node', ['scripts/check-release.mjs']],
  [
    'The built sites in a real browser',
    'pnpm',
    ['exec', 'turbo', 'run', 'e2e', '--output-logs=new-only', '--concurrency=1', '--continue'],
  ],
]);

main(async () => {
  const env = await withPnpm();
  await install(env);
  for (const folder of ['.tests', 'apps/catalogue/.tests', 'apps/portal/.tests'])
    rmSync(path.join(root, folder), { recursive: true, force: true });

  /** @type {string[]} */
  const broken = [];
  for (const [title, command, args] of checks) {
    const code = await step(title, () => run(command, args, { env, input: 'ignore' }));
    if (code !== 0) broken.push(title);
  }

  const { passed, failed, skipped } = countTests();
  const failures = failed + broken.filter((title) => !title.startsWith('Test')).length;
  for (const title of broken) console.error(`✗ ${title}`);
  console.log(`${passed} passed, ${Math.max(failures, broken.length)} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return broken.length === 0 && failed === 0 ? 0 : 1;
});
