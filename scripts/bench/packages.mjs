import { hold } from './contest.mjs';
import { linkContests } from './links.mjs';
import { moneyContests } from './money.mjs';
import { pictureContests } from './pictures.mjs';

/**
 * The published packages against what a user would take instead, as built.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} [options]
 */
export async function measurePackages(print, options) {
  /** @type {import('./contest.mjs').Figures[]} */
  const figures = [];
  for (const contest of [...linkContests(), ...moneyContests(), ...pictureContests()]) {
    print(`\n${contest.job}${contest.same ? '' : ' (not the same job)'}`);
    for (const row of await hold(contest, options)) {
      figures.push(row);
      print(
        `  ${row.name.padEnd(44)} ${row.nanoseconds.toFixed(0).padStart(8)} ns  ${row.ratio.toFixed(2).padStart(7)} ×`,
      );
    }
  }
  return figures;
}
