import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** More files than these fail for no accident of a busy machine. */
const mostFiles = 3;

/** As much of a message as says what was waited for, and where. */
const mostLines = 8;

/**
 * Asks the browser tests of an app that failed once more, each file with a site and a browser of its own, and names
 * what passed only then (docs/decisions/0016).
 *
 * @param {string} app its folder below the root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether none fails any longer
 */
export async function askAgain(app, env) {
  const folder = path.join(root, app);
  const kept = path.join(folder, '.tests/e2e.json');
  const first = readReport(kept);
  if (first === undefined || first.success) return first !== undefined;
  const files = first.testResults.filter(failed).map(({ name }) => name);
  if (files.length === 0 || files.length > mostFiles) return false;

  const names = files.map((file) => path.relative(folder, file));
  console.log(`▸ Once more: ${names.join(', ')} …`);
  const args = ['exec', 'vitest', 'run', '--config', 'vitest.e2e.config.ts', ...names];
  await run('pnpm', args, { env, cwd: folder, input: 'ignore' });
  // In the place of the first; a run that could not even say what failed leaves the first as it was.
  const again = readReport(kept) ?? first;
  writeFileSync(kept, JSON.stringify(mergeReports(first, again)));
  const still = new Set(failedTests(again).map(({ fullName }) => fullName));
  for (const { fullName, failureMessages } of failedTests(first)) {
    console.error(`! ${still.has(fullName) ? 'failed twice' : 'passed only the second time, mend it'}: ${fullName}`);
    for (const message of failureMessages ?? []) console.error(message.split('\n').slice(0, mostLines).join('\n'));
  }
  return again.success;
}

/**
 * @typedef {object} Report what a run of tests leaves behind
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ name: string, status: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} testResults
 */

/**
 * What both runs say together: of a file that was asked twice, the second answer.
 *
 * @param {Report} first
 * @param {Report} again
 * @returns {Report}
 */
export function mergeReports(first, again) {
  const asked = new Set(again.testResults.map(({ name }) => name));
  const testResults = [...first.testResults.filter(({ name }) => !asked.has(name)), ...again.testResults];
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const numPassedTests = statuses.filter((status) => status === 'passed').length;
  const numFailedTests = statuses.filter((status) => status === 'failed').length;
  return {
    success: !testResults.some(failed),
    numPassedTests,
    numFailedTests,
    numPendingTests: statuses.length - numPassedTests - numFailedTests,
    testResults,
  };
}

/** @param {{ status: string }} result */
const failed = ({ status }) => status === 'failed';

/** @param {Report} report */
function failedTests({ testResults }) {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(failed);
}

/** @param {string} file @returns {Report | undefined} */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
