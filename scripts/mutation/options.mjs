/**
 * Stryker's options for one part. It works in a copy below `.cache`, which holds only what the part's tests read.
 *
 * @param {{ name: string, folder: string, concurrency: number }} part
 */
export function strykerOptions({ name, folder, concurrency }) {
  const packageFolder = folder.split('/').slice(0, 2).join('/');
  return {
    packageManager: /** @type {const} */ ('pnpm'),
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
    mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/index.ts'],
    ignorePatterns: [
      '/*',
      '!/package.json',
      '!/tsconfig.base.json',
      '!/packages',
      '/packages/*',
      `!/${packageFolder}`,
      '!/scripts',
      '/scripts/*',
      '!/scripts/config',
      '!/scripts/mutation',
      '**/dist',
      '**/.turbo',
      '**/.tests',
    ],
    tempDirName: `.cache/mutation/${name}`,
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    coverageAnalysis: /** @type {const} */ ('perTest'),
    concurrency,
    // A mutant that never ends is found out by its time; a busy machine must not be mistaken for one.
    timeoutMS: 10_000,
    logLevel: /** @type {const} */ ('warn'),
    warnings: { slow: false },
  };
}
