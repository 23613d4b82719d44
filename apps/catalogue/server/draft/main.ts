import { parseArgs } from 'node:util';
import { createLog, readSettings, SettingError } from '@selvedge/server-kit';
import { openResources } from '../resources';
import { catalogueSettings } from '../settings';
import { previewLink } from './preview-link';

const help = `Prints an address that shows what is not published yet, until it expires.

  npm run preview-link -- /product/12               for 24 hours
  npm run preview-link -- /article-list --hours 2   for two

  --hours N   how long the address is good for: 1 to 720 (30 days)
  --help      show this

Whoever has the address sees every draft of the site. Its beginning is PUBLIC_URL, or this machine's.
`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'number') return asked;
  try {
    const settings = readSettings(catalogueSettings, process.env);
    const log = createLog({ level: 'warn', write: (line) => void process.stderr.write(`${line}\n`) });
    const { signer, now, close } = await openResources(settings, { log });
    try {
      const origin = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
      process.stdout.write(`${previewLink(signer, { ...asked, origin, now: now() })}\n`);
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    const isExpected = error instanceof SettingError || error instanceof RangeError;
    process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { hours: { type: 'string', default: '24' }, help: { type: 'boolean', default: false, short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(help);
      return 0;
    }
    const [path = '/', ...more] = positionals;
    if (more.length > 0) throw new Error('Name one address.');
    return { path, hours: Number(values.hours) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return 2;
  }
}
