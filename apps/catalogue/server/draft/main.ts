import { parseArgs } from 'node:util';
import { exits, type Program, runProgram, say } from '../staff/run-program';
import { previewLink } from './preview-link';

const help = `Prints an address that shows what is not published yet, until it expires.

  npm run preview-link -- /product/12               for 24 hours
  npm run preview-link -- /article-list --hours 2   for two

  --hours N   how long the address is good for: 1 to 720 (30 days)
  --help      show this

Whoever has the address sees every draft of the site. Its beginning is PUBLIC_URL, or this machine's.`;

const program: Program<{ readonly path: string; readonly hours: number }> = {
  help,
  read(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { hours: { type: 'string', default: '24' }, help: { type: 'boolean', default: false, short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) return null;
    const [path = '/', ...more] = positionals;
    if (more.length > 0) throw new Error('Name one address.');
    return { path, hours: Number(values.hours) };
  },
  async perform(asked, { signer, now }, settings) {
    const origin = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
    say(previewLink(signer, { ...asked, origin, now: now() }));
    return exits.done;
  },
  explain: (error) => (error instanceof RangeError ? { sentence: error.message, exit: exits.failed } : undefined),
};

process.exitCode = await runProgram(program, process.argv.slice(2));
