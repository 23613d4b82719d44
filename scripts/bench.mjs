import { parseArgs } from 'node:util';
import { main } from './house/main.mjs';

/** The parts that can be measured; each prints its own table and gives its figures back for `--json`. */
const parts = /** @type {const} */ ({
  packages: () => import('./bench/packages.mjs').then(({ measurePackages }) => measurePackages),
});

// `npm run bench -- [parts] [--json]`: measures the named parts, or all of them.
main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`);
    return 2;
  }
  const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  /** @type {Record<string, unknown>} */
  const figures = {};
  for (const [name, load] of wanted) {
    const measure = await load();
    figures[name] = await measure(values.json ? () => {} : console.log);
  }
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  return 0;
});
