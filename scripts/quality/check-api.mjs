import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../house/root.mjs';
import { changesetsMissing } from './changesets.mjs';
import { publishedPackages } from './packages.mjs';

// Keeps one report of every entry's public API in `packages/*/api`. A report that no longer fits fails; so does a
// report that differs from the last release's without a changeset. `--update` writes the reports.

/** As another team's compiler would read the declarations: through `exports`, never the live source. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/** Release tags and TSDoc's own grammar are not used here; the examples are checked by their own test. */
const messages = {
  compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
  extractorMessageReporting: {
    default: { logLevel: ExtractorLogLevel.Error },
    'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
    'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
    'ae-undocumented': { logLevel: ExtractorLogLevel.None },
    // A link may lead to another entry of the same package.
    'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
  },
  tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
};

const update = process.argv.includes('--update');
const scratch = mkdtempSync(path.join(tmpdir(), 'selvedge-api-'));
/** @type {string[]} */
const changed = [];
/** @type {string[]} */
const problems = [];

try {
  const entries = publishedPackages().flatMap((published) =>
    published.entries.map((entry) => ({ published, config: configOf(published, entry) })),
  );
  // One reading of the declarations serves all entries.
  const additionalEntryPoints = entries.map(({ config }) => config.mainEntryPointFilePath);
  const [first] = entries;
  if (!first) throw new Error('No published package was found.');
  const compilerState = CompilerState.create(first.config, { additionalEntryPoints });
  for (const { config } of entries) extract(config, compilerState);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

for (const report of changed) console.log(`${update ? '✓ written:' : '✗'} ${report}`);
for (const problem of problems) console.error(`✗ ${problem}`);
if (changed.length > 0 && !update) {
  console.error('✗ the public API changed: run `npm run api` and add a changeset (`npm run changeset`)');
}
const missing = changesetsMissing();
for (const name of missing) {
  console.error(`✗ the public API of ${name} differs from its last release: add a changeset (\`npm run changeset\`)`);
}
const broken = problems.length + missing.length + (update ? 0 : changed.length);
if (broken === 0) console.log('✓ The API reports fit, and every change since the last release has its changeset.');
process.exitCode = broken === 0 ? 0 : 1;

/**
 * @param {import('./packages.mjs').PublishedPackage} published
 * @param {import('./packages.mjs').PackageEntry} entry
 */
function configOf({ name, folder }, entry) {
  if (!existsSync(entry.types)) throw new Error(`Build the packages first: ${entry.types} is missing.`);
  mkdirSync(path.join(folder, 'api'), { recursive: true });
  return ExtractorConfig.prepare({
    configObjectFullPath: path.join(folder, 'api-extractor.json'),
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry.types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [entry.types] } },
      apiReport: {
        enabled: true,
        reportFolder: path.join(folder, 'api'),
        reportFileName: `${entry.name}.api.md`,
        reportTempFolder: path.join(scratch, name),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages,
    },
  });
}

/**
 * @param {ExtractorConfig} config
 * @param {CompilerState} compilerState
 */
function extract(config, compilerState) {
  const report = path.relative(root, config.reportFilePath);
  const result = Extractor.invoke(config, {
    compilerState,
    localBuild: update,
    messageCallback(message) {
      message.handled = true;
      const failed = message.logLevel === ExtractorLogLevel.Error;
      if (failed) problems.push(`${report}: ${message.text}`);
    },
  });
  if (result.apiReportChanged) changed.push(report);
}
