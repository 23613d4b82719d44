/**
 * Measures one thing, prints its own table and gives its figures back for `--json`.
 *
 * @typedef {(print: (line: string) => void, options: { quick: boolean }) => Promise<unknown>} Measure
 *
 * @typedef {object} Running
 * @property {readonly string[]} names the wanted parts; none means all
 * @property {boolean} quick
 * @property {ReadonlySet<string>} [long] what the quick form leaves out unless it is named
 * @property {(line: string) => void} print
 * @property {() => number} [now] milliseconds
 *
 * @typedef {object} Missed an aim that does not hold, or a part that could not be measured
 * @property {string} part
 * @property {string} what
 * @property {string} value
 * @property {string} wanted
 */

/**
 * Nothing is begun after so many milliseconds of the quick form: on a busy machine a part takes up to a minute, and the
 * form promises an end within three.
 */
export const quickMs = 120_000;

/**
 * Runs the wanted parts one after the other. What breaks is told like an aim that was missed, and keeps no other part
 * from being measured.
 *
 * @param {Readonly<Record<string, () => Promise<Measure>>>} parts
 * @param {Running} running
 */
export async function runParts(parts, { names, quick, long = new Set(), print, now = () => performance.now() }) {
  /** @type {Record<string, unknown>} */
  const figures = {};
  /** @type {Record<string, number>} */
  const seconds = {};
  /** @type {Missed[]} */
  const missed = [];
  /** @type {string[]} */
  const broken = [];
  const begun = now();
  const wanted = names.length > 0 ? names : Object.keys(parts).filter((name) => !(quick && long.has(name)));
  for (const [name, load] of Object.entries(parts)) {
    if (!wanted.includes(name)) continue;
    print(`\n${name}`);
    const start = now();
    if (quick && start - begun > quickMs) {
      missed.push(unmeasured(name, 'left out, since the time of the quick form is over'));
      print('  left out: the time of the quick form is over');
      continue;
    }
    try {
      const measure = await load();
      figures[name] = await measure(print, { quick });
      missed.push(...missedBy(name, figures[name]));
    } catch (error) {
      missed.push(unmeasured(name, String(error)));
      broken.push(name);
      print(`  ${error instanceof Error ? error.stack : error}`);
    }
    seconds[name] = Math.round((now() - start) / 100) / 10;
    print(`  (measured in ${seconds[name]} s)`);
  }
  return { figures, seconds, missed, broken };
}

/** @param {Missed} missed */
export function tellMissed({ part, what, value, wanted }) {
  return `${part}: ${what} is ${value}, not ${wanted}`;
}

/**
 * The aims that a part says it missed.
 *
 * @param {string} part
 * @param {unknown} figures
 * @returns {Missed[]}
 */
function missedBy(part, figures) {
  const aims = /** @type {{ aims?: import('./aim.mjs').Aim[] }} */ (figures)?.aims ?? [];
  return aims.filter(({ holds }) => !holds).map(({ what, value, wanted }) => ({ part, what, value, wanted }));
}

/**
 * @param {string} part
 * @param {string} why
 * @returns {Missed}
 */
function unmeasured(part, why) {
  return { part, what: 'the part', value: why, wanted: 'measured' };
}
