import { parseArgs } from 'node:util';
import { createLog, readSettings, SettingError } from '@selvedge/server-kit';
import { openResources } from '../resources';
import { catalogueSettings } from '../settings';
import { fetchLimits } from './fetch-picture';
import { ImportError } from './import-error';
import { importProducts } from './import-products';
import { progressBar } from './progress-bar';
import { stepLine, summaryLines } from './report';

const help = `Reads a product file into the catalogue. Known formats: Shopify product CSV.

  npm run import -- FILE              shows what would be done, line by line, and writes nothing
  npm run import -- FILE --apply      does it, in one transaction

  --apply          write; pictures are fetched (5 s each)
  --strict         write nothing at all when a row is broken
  --allow-private  fetch pictures from addresses of private networks too
  --help           show this

Variants become one product with options. The same file again changes nothing.

Exit codes: 0 done (broken rows are reported, the others are read), 1 failed, 2 wrong usage,
3 the file cannot be read, 4 nothing written because of --strict.
`;

const exits = { done: 0, failed: 1, usage: 2, unreadable: 3, strict: 4 } as const;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'number') return asked;
  try {
    const settings = readSettings(catalogueSettings, process.env);
    const resources = await openResources(settings, { log: createLog({ level: 'warn', write: tell }) });
    try {
      const bar = progressBar(process.stderr);
      const world = {
        ...resources,
        now: new Date(),
        report: (step: Parameters<typeof stepLine>[0]) => say(stepLine(step)),
        progress: bar,
      };
      const outcome = await importProducts(world, asked);
      for (const line of summaryLines(outcome, asked)) say(line);
      return asked.strict && asked.apply && outcome.faults > 0 && !outcome.written ? exits.strict : exits.done;
    } finally {
      await resources.close();
    }
  } catch (error) {
    const isExpected = error instanceof ImportError || error instanceof SettingError;
    tell(isExpected ? `${error.message} Nothing is written.` : String(error instanceof Error ? error.stack : error));
    return error instanceof ImportError ? exits.unreadable : exits.failed;
  }
}

function readArguments(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { apply: flag, strict: flag, 'allow-private': flag, help: { ...flag, short: 'h' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (values.help) {
      process.stdout.write(help);
      return exits.done;
    }
    if (file === undefined || positionals.length > 1) throw new Error('Name one file.');
    const limits = { ...fetchLimits, allowPrivate: values['allow-private'] };
    return { file, apply: values.apply, strict: values.strict, limits };
  } catch (error) {
    tell(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return exits.usage;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
