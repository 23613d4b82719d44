import { rmSync } from 'node:fs';
import path from 'node:path';
import { askAgain } from './house/ask-again.mjs';
import { countTests } from './house/count-tests.mjs';
import { install } from './house/install.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { root } from './house/root.mjs';
import { run } from './house/run.mjs';
import { step } from './house/step.mjs';

/** @param {string[]} args */
const turbo = (...args) => ['pnpm', 'exec', 'turbo', 'run', ...args];

/** What `npm test` does, in the order in which a mistake is cheapest to find. @type {ReadonlyArray<[string, string[]]>} */
const checks = [
  ['Lint and format', ['pnpm', 'exec', 'biome', 'check', '.']],
  ['Types', turbo('typecheck', '--output-logs=errors-only', '--concurrency=2', '--continue')],
  ['Who imports whom', ['node', 'scripts/check-imports.mjs']],
  ['Type coverage of the published packages', ['node', 'scripts/quality/check-type-coverage.mjs']],
  ['Regular expressions stay linear', ['node', 'scripts/quality/check-regexes.mjs']],
];

/** The steps whose tests are counted one by one. @type {typeof checks} */
const tests = [
  [
    'Tests of the root commands and the documents',
    ['pnpm', 'exec', 'vitest', 'run', '--config', 'scripts/vitest.config.mjs'],
  ],
  ['Tests of every package and app', turbo('test', '--output-logs=new-only', '--concurrency=1', '--continue')],
];

/** @type {typeof checks} */
const releases = [
  ['Build', turbo('build', '--output-logs=errors-only', '--concurrency=2')],
  ['Sizes of the published packages', ['node', 'scripts/quality/check-sizes.mjs']],
  ['Their public API against its reports', ['node', 'scripts/quality/check-api.mjs']],
  ['Their release builds', ['node', 'scripts/check-release.mjs']],
  ['Their packed form in another team’s project', ['node', 'scripts/check-consumers.mjs']],
  // Figures of a shared machine are no test: it is only asked whether it runs.
  ['The bench runs', ['node', 'scripts/bench.mjs', 'packages', 'api', '--quick', '--only-run']],
];

/** @type {typeof checks} */
const browserTests = [
  ['The built sites in a real browser', turbo('e2e', '--output-logs=new-only', '--concurrency=1', '--continue')],
];

main(async () => {
  const env = await withPnpm();
  await install(env);
  for (const folder of ['', 'apps/catalogue', 'apps/portal'])
    rmSync(path.join(root, folder, '.tests'), { recursive: true, force: true });

  /** @param {typeof checks} steps */
  const brokenOf = async (steps) => {
    /** @type {string[]} */
    const broken = [];
    for (const [title, [command = '', ...args]] of steps) {
      const work = () => run(command, args, { env, input: 'ignore' });
      const code = await step(title, work, (result) => result === 0);
      if (code !== 0) broken.push(title);
    }
    return broken;
  };

  const brokenChecks = await brokenOf(checks);
  const brokenTests = await brokenOf(tests);
  brokenChecks.push(...(await brokenOf(releases)));
  for (const title of await brokenOf(browserTests)) {
    // Both, also when the first is not well: what failed only once is named for each.
    const answers = [await askAgain('apps/catalogue', env), await askAgain('apps/portal', env)];
    if (answers.includes(false)) brokenTests.push(title);
  }

  const counted = countTests();
  const passed = counted.passed + checks.length + releases.length - brokenChecks.length;
  // A run that broke without counting a failed test is a failure all the same.
  const failed = brokenChecks.length + Math.max(counted.failed, brokenTests.length);
  for (const title of [...brokenChecks, ...brokenTests]) console.error(`✗ ${title}`);
  console.log(`${passed} passed, ${failed} failed${counted.skipped ? `, ${counted.skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
});
