import { parseArgs } from 'node:util';
import { main } from './house/main.mjs';

/**
 * The parts that can be measured; each prints its own table and gives its figures back for `--json`.
 *
 * @typedef {(print: (line: string) => void, options: { quick: boolean }) => Promise<unknown>} Measure
 * @type {Record<string, () => Promise<Measure>>}
 */
const parts = {
  packages: () => import('./bench/packages.mjs').then(({ measurePackages }) => measurePackages),
  pages: () => import('./bench/catalogue/pages.mjs').then(({ measurePages }) => measurePages),
  render: () => import('./bench/catalogue/render.mjs').then(({ measureRender }) => measureRender),
  variants: () => import('./bench/catalogue/variants.mjs').then(({ measureVariants }) => measureVariants),
  api: () => import('./bench/catalogue/api.mjs').then(({ measureApi }) => measureApi),
  search: () => import('./bench/catalogue/search.mjs').then(({ measureSearch }) => measureSearch),
  growth: () => import('./bench/catalogue/growth.mjs').then(({ measureGrowth }) => measureGrowth),
  load: () => import('./bench/catalogue/overload.mjs').then(({ measureLoad }) => measureLoad),
  script: () => import('./bench/catalogue/script.mjs').then(({ measureScript }) => measureScript),
  lighthouse: () => import('./bench/catalogue/lighthouse.mjs').then(({ measureLighthouse }) => measureLighthouse),
  moves: () => import('./bench/catalogue/moves.mjs').then(({ measureMoves }) => measureMoves),
  memory: () => import('./bench/catalogue/memory.mjs').then(({ measureMemory }) => measureMemory),
};

// `npm run bench -- [parts] [--quick] [--json]`: measures the named parts, or all of them.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, quick: { type: 'boolean' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`);
    return 2;
  }
  const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  /** @type {Record<string, unknown>} */
  const figures = {};
  /** @type {string[]} */
  const missed = [];
  for (const [name, load] of wanted) {
    const measure = await load();
    if (!values.json) console.log(`\n${name}`);
    figures[name] = await measure(values.json ? () => {} : console.log, { quick: values.quick ?? false });
    missed.push(...missedBy(name, figures[name]));
  }
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  for (const miss of missed) console.error(`✗ ${miss}`);
  return missed.length === 0 ? 0 : 1;
});

/**
 * The aims that a part says it missed.
 *
 * @param {string} part
 * @param {unknown} figures
 * @returns {string[]}
 */
function missedBy(part, figures) {
  const aims = /** @type {{ aims?: import('./bench/aim.mjs').Aim[] }} */ (figures)?.aims ?? [];
  return aims
    .filter(({ holds }) => !holds)
    .map(({ what, value, wanted }) => `${part}: ${what} is ${value}, not ${wanted}`);
}
