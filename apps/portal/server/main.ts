import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog, readSettings, runApp, serve } from '@selvedge/server-kit';
import { portalApp } from './app';
import { appRoot } from './app-root';
import { printableDemoAccounts } from './demo/demo-accounts';
import { startJobs } from './jobs/start-jobs';
import { openPageCache } from './page-cache/open-page-cache';
import { openResources } from './resources';
import { listenPort, portalSettings } from './settings';
import { firstAdministratorLink } from './setup/first-administrator';

await runApp(async ({ onStop }) => {
  const settings = readSettings(portalSettings, process.env);
  const log = createLog({ level: settings.LOG_LEVEL, format: process.stdout.isTTY ? 'readable' : 'json' });
  const resources = await openResources(settings, { log, progress: say });
  onStop(resources.close);
  onStop(startJobs(resources, settings));
  const pages =
    settings.PORTAL_API_ONLY === 'on' ? undefined : ({ mode: 'production', build: await builtPages() } as const);
  const app = portalApp(resources, settings, pages);
  const port = listenPort(settings);
  const pageCache = await openPageCache(resources, settings);
  onStop(pageCache.close);
  const served = await serve({
    app: { fetch: pageCache.around(app.fetch) },
    answerFirst: pageCache.answerFirst,
    host: settings.HOST,
    port,
    portSetting: 'PORTAL_PORT',
    log,
  });
  onStop(served.stop);
  say(`serves ${settings.PORTAL_PUBLIC_URL ?? served.url}${pages === undefined ? '/v1' : ''}`);
  say(`its data lies in ${resources.place}`);
  say(`its mails go to ${resources.mail.place}, its short messages to ${resources.sms.place}`);
  for (const { role, email, password } of await printableDemoAccounts(resources)) {
    say(`demo account (${role}): ${email} / ${password}`);
  }
  const link = await firstAdministratorLink(resources);
  if (link !== null) say(`there is no administrator yet; make the first one within a day: ${link}`);
});

function builtPages(): Promise<unknown> {
  return import(pathToFileURL(path.join(appRoot, 'build/server/index.js')).href);
}

function say(line: string): void {
  process.stdout.write(`portal: ${line}\n`);
}
