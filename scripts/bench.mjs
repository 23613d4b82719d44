import { parseArgs } from 'node:util';
import { endNursery } from './bench/catalogue/grown-catalogue.mjs';
import { parts } from './bench/parts.mjs';
import { runParts } from './bench/run-parts.mjs';
import { main } from './house/main.mjs';

// `npm run bench -- [parts] [--quick] [--json]`: measures the named parts, or all of them, and names the aims that were
// missed. `--only-run` asks whether it runs, whatever the figures are: on a shared machine they are no test.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, 'only-run': { type: 'boolean' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`);
    return 2;
  }
  const print = values.json ? () => {} : console.log;
  const { figures, missed } = await runParts(parts, { names: positionals, quick: values.quick ?? false, print });
  await endNursery();
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  for (const miss of missed) console.error(`✗ ${miss}`);
  return missed.length === 0 || values['only-run'] ? 0 : 1;
});
