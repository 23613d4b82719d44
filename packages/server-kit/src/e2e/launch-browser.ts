import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Where distributions put Chromium. */
const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser of a test must not call home: without these it asks for updates at every start. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const withoutDrawing = ['--disable-gpu'];

/** Draws by the processor: no graphics card is needed. */
const drawing = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/**
 * Starts a headless Chromium: the one that `CHROMIUM_PATH` names, else the system's, else the one that comes from npm.
 *
 * @param options.webgl whether pages can draw in three dimensions, which is slow
 */
export async function launchBrowser({ webgl = false }: { readonly webgl?: boolean } = {}): Promise<Browser> {
  const flags = [...quiet, ...(webgl ? drawing : withoutDrawing)];
  const own = process.env.CHROMIUM_PATH ?? systemPlaces.find((place) => existsSync(place));
  if (own) return chromium.launch({ executablePath: own, args: flags });
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...new Set([...sparticuz.args.filter((flag) => !flag.startsWith('--headless')), ...flags])],
  });
}
