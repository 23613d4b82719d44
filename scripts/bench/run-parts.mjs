/**
 * Measures one thing, prints its own table and gives its figures back for `--json`.
 *
 * @typedef {(print: (line: string) => void, options: { quick: boolean }) => Promise<unknown>} Measure
 *
 * @typedef {object} Running
 * @property {readonly string[]} names the wanted parts; none means all
 * @property {boolean} quick
 * @property {(line: string) => void} print
 * @property {() => number} [now] milliseconds
 */

/** On a busy machine the quick form leaves out what it has no time for; nothing is begun after so many milliseconds. */
export const quickMs = 150_000;

/**
 * Runs the wanted parts one after the other.
 *
 * @param {Readonly<Record<string, () => Promise<Measure>>>} parts
 * @param {Running} running
 */
export async function runParts(parts, { names, quick, print, now = () => performance.now() }) {
  /** @type {Record<string, unknown>} */
  const figures = {};
  /** @type {string[]} */
  const missed = [];
  const begun = now();
  for (const [name, load] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    print(`\n${name}`);
    if (quick && now() - begun > quickMs) {
      print('  left out: the quick form is over');
      continue;
    }
    const measure = await load();
    figures[name] = await measure(print, { quick });
    missed.push(...missedBy(name, figures[name]));
  }
  return { figures, missed };
}

/**
 * The aims that a part says it missed.
 *
 * @param {string} part
 * @param {unknown} figures
 * @returns {string[]}
 */
function missedBy(part, figures) {
  const aims = /** @type {{ aims?: import('./aim.mjs').Aim[] }} */ (figures)?.aims ?? [];
  return aims
    .filter(({ holds }) => !holds)
    .map(({ what, value, wanted }) => `${part}: ${what} is ${value}, not ${wanted}`);
}
