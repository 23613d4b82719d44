import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Adds up what the test runs of all packages and apps left behind.
 *
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of reports()) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    total.passed += report.numPassedTests;
    // A file that failed to load has no tests to count, yet it is a failure.
    total.failed += Math.max(report.numFailedTests, report.success ? 0 : 1);
    total.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
  }
  return total;
}

function reports() {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(path.join(root, group)).map((name) => path.join(root, group, name, '.tests')))
    .concat(path.join(root, '.tests'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.json'));
}
