import { parseArgs } from 'node:util';
import { exits, type Program, runProgram, say } from '../staff/run-program';
import { type FetchLimits, fetchLimits } from './fetch-picture';
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
3 the file cannot be read, 4 nothing written because of --strict.`;

const unreadable = 3;
const nothingBecauseStrict = 4;

interface Asked {
  readonly file: string;
  readonly apply: boolean;
  readonly strict: boolean;
  readonly limits: FetchLimits;
}

const program: Program<Asked> = {
  help,
  read(args) {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { apply: flag, strict: flag, 'allow-private': flag, help: { ...flag, short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) return null;
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('Name one file.');
    const limits = { ...fetchLimits, allowPrivate: values['allow-private'] };
    return { file, apply: values.apply, strict: values.strict, limits };
  },
  async perform(asked, resources) {
    const world = {
      ...resources,
      now: new Date(),
      report: (step: Parameters<typeof stepLine>[0]) => say(stepLine(step)),
      progress: progressBar(process.stderr),
    };
    const outcome = await importProducts(world, asked);
    for (const line of summaryLines(outcome, asked)) say(line);
    return asked.strict && asked.apply && outcome.faults > 0 && !outcome.written ? nothingBecauseStrict : exits.done;
  },
  explain: (error) =>
    error instanceof ImportError ? { sentence: `${error.message} Nothing is written.`, exit: unreadable } : undefined,
};

process.exitCode = await runProgram(program, process.argv.slice(2));
