import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog, readSettings, runApp, serve, watchLoad } from '@selvedge/server-kit';
import { catalogueListener } from './api';
import { catalogueApp } from './app';
import { appRoot } from './app-root';
import { startJobs } from './jobs/start-jobs';
import { openPageCache } from './page-cache/open-page-cache';
import { openResources } from './resources';
import { catalogueSettings } from './settings';

await runApp(async ({ onStop }) => {
  const settings = readSettings(catalogueSettings, process.env);
  const log = createLog({ level: settings.LOG_LEVEL, format: process.stdout.isTTY ? 'readable' : 'json' });
  const resources = await openResources(settings, { log, progress: say });
  onStop(resources.close);
  onStop(startJobs(resources));
  const build = await import(pathToFileURL(path.join(appRoot, 'build/server/index.js')).href);
  const app = catalogueApp(resources, settings, { mode: 'production', build });
  const { cache, close } = await openPageCache(resources, settings);
  onStop(close);
  const load = watchLoad({ waiting: () => resources.pool.waitingCount });
  onStop(async () => load.stop());
  const served = await serve({
    app: { fetch: cache.around(app.fetch) },
    answerFirst: cache.answerFirst,
    answerNext: catalogueListener(resources, settings),
    load,
    host: settings.HOST,
    port: settings.PORT,
    log,
  });
  onStop(served.stop);
  say(`serves ${settings.PUBLIC_URL ?? served.url}`);
  say(`its data lies in ${resources.place}`);
  say(`its mails go to ${resources.mail.place}`);
});

function say(line: string): void {
  process.stdout.write(`catalogue: ${line}\n`);
}
