import { describe, expect, it } from 'vitest';
import { mergeReports } from './ask-again.mjs';

/** @param {Record<string, string[]>} files the states of their tests @returns {any} */
const report = (files) => ({
  testResults: Object.entries(files).map(([name, states]) => ({
    name,
    status: states.length === 0 || states.includes('failed') ? 'failed' : 'passed',
    assertionResults: states.map((status, index) => ({ fullName: `${name} ${index}`, status })),
  })),
});

describe('of a file that was asked twice', () => {
  it.each([
    ['that passes at last, all counts as passed', { b: ['passed', 'passed'] }, [true, 3, 0, 1]],
    ['that fails again, the failure counts', { b: ['passed', 'failed'] }, [false, 2, 1, 1]],
    ['that could not be loaded, nothing is well', { b: [] }, [false, 1, 0, 1]],
  ])('%s', (_, second, expected) => {
    const first = report({ a: ['passed', 'skipped'], b: ['failed', 'failed'] });
    const both = mergeReports(first, report(second));
    expect([both.success, both.numPassedTests, both.numFailedTests, both.numPendingTests]).toEqual(expected);
  });
});
