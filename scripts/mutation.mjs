import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { main } from './house/main.mjs';
import { root } from './house/root.mjs';
import { strykerOptions } from './mutation/options.mjs';
import { reportOf } from './mutation/report.mjs';

/** The parts whose tests are held against mutants, each with the folder that is mutated. */
const parts = /** @type {const} */ ({
  'error-catalogue': 'packages/error-catalogue/src',
  money: 'packages/domain/src/money',
  discount: 'packages/domain/src/discount',
  rewriting: 'packages/rewriting/src',
});

/** The least share of the mutants, in per cent, that the tests of each part must notice. */
const leastScore = 95;

// `npm run mutation [-- parts]`: changes the code in every small way and counts the changes that no test notices. It
// takes many minutes, so `npm test` leaves it out. A run of all parts writes docs/proof/mutation.md.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { concurrency: { type: 'string', default: '2' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`);
    return 2;
  }
  process.chdir(root);
  const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  /** @type {import('./mutation/report.mjs').PartResult[]} */
  const results = [];
  for (const [name, folder] of wanted) {
    process.env.MUTATED_FOLDER = folder;
    const stryker = new Stryker(strykerOptions({ name, folder, concurrency: Number(values.concurrency) }));
    results.push({ name, folder, mutants: await stryker.runMutationTest() });
  }

  const { text, lowest } = reportOf(results, new Date());
  console.log(text);
  if (wanted.length === Object.keys(parts).length) writeFileSync(path.join(root, 'docs/proof/mutation.md'), text);
  if (lowest >= leastScore) return 0;
  console.error(`✗ A score of ${lowest.toFixed(1)} % is under ${leastScore} %: see .cache/mutation/*.html.`);
  return 1;
});
