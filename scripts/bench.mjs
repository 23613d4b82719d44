import os from 'node:os';
import { parseArgs } from 'node:util';
import { endNursery } from './bench/catalogue/nursery.mjs';
import { longParts, parts } from './bench/parts.mjs';
import { runParts, tellMissed } from './bench/run-parts.mjs';
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
  const begun = { date: new Date().toISOString(), machine: machine() };
  const { figures, seconds, missed, broken } = await runParts(parts, {
    names: positionals,
    quick: values.quick ?? false,
    long: longParts,
    print,
  }).finally(endNursery);
  if (values.json) console.log(JSON.stringify({ ...begun, figures, seconds, missed }, null, 2));
  for (const miss of missed) console.error(`✗ ${tellMissed(miss)}`);
  return missed.length === 0 || (values['only-run'] && broken.length === 0) ? 0 : 1;
});

/** What figures depend on; the load tells whether others were at work. */
function machine() {
  const [cpu] = os.cpus();
  return {
    node: process.version,
    platform: `${os.platform()} ${os.arch()}`,
    processors: os.cpus().length,
    processor: cpu?.model,
    load: os.loadavg(),
  };
}
