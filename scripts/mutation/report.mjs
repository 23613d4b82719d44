import path from 'node:path';
import { root } from '../house/root.mjs';

/**
 * @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult
 * @typedef {{ name: string, folder: string, mutants: readonly MutantResult[] }} PartResult
 */

/**
 * The report of a run, as it is kept in docs/proof/mutation.md.
 *
 * @param {readonly PartResult[]} results
 * @param {Date} today
 * @returns {{ text: string, lowest: number }} and the lowest score of a part, in per cent
 */
export function reportOf(results, today) {
  const rows = results.flatMap(({ name, mutants }) => {
    const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
    return [
      tableRow(`**${name}**`, mutants),
      ...files.map((file) => {
        const own = mutants.filter(({ fileName }) => fileName === file);
        return tableRow(path.relative(root, file).replace(/^packages\//, ''), own);
      }),
    ];
  });
  const text = `# Mutation score of the published packages

Measured on ${today.toISOString().slice(0, 10)} with \`npm run mutation\` (Stryker, the packages' own vitest tests). Every small change of
the code is a mutant; the score is the share of mutants that a test notices. Ignored mutants change nothing that
anybody could see; each has its reason in a comment beside the code (\`Stryker disable\`).

| Code | Mutants | Noticed | Missed | Ignored | Score |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
  return { text, lowest: Math.min(...results.map(({ mutants }) => scoreOf(mutants))) };
}

/**
 * @param {string} title
 * @param {readonly MutantResult[]} mutants
 */
function tableRow(title, mutants) {
  const { noticed, missed, ignored } = countsOf(mutants);
  const score = noticed + missed === 0 ? '–' : `${scoreOf(mutants).toFixed(1)} %`;
  return `| ${title} | ${noticed + missed} | ${noticed} | ${missed} | ${ignored} | ${score} |`;
}

/** @param {readonly MutantResult[]} mutants */
function scoreOf(mutants) {
  const { noticed, missed } = countsOf(mutants);
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed);
}

/** @param {readonly MutantResult[]} mutants */
function countsOf(mutants) {
  const count = (/** @type {readonly string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    noticed: count('Killed', 'Timeout'),
    missed: count('Survived', 'NoCoverage'),
    ignored: count('Ignored'),
  };
}
