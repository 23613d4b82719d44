import path from 'node:path';
import { communityContract } from '@selvedge/api-contract/community';
import { openApiDocument, referencePage } from '@selvedge/api-contract/openapi';
import {
  createLog,
  health,
  pageHeaders,
  readSettings,
  requestLog,
  securityHeaders,
  staticAssets,
} from '@selvedge/server-kit';
import type { DevelopmentApp, DevelopmentStart } from '@selvedge/server-kit/vite';
import { Hono } from 'hono';
import { portalApi } from './api';
import { appRoot } from './app-root';
import { serveFiles } from './files/serve-files';
import { loadContextFor } from './load-context';
import { pagesHandler } from './pages';
import { servePictures } from './pictures/serve-pictures';
import { openResources, type Resources } from './resources';
import { serveCalendars } from './schedules/serve-calendars';
import { type PortalSettings, portalSettings } from './settings';
import { serveSiteFiles } from './site-files/serve-site-files';
import type { FoundSite } from './sites/site-map';

/** How the pages are made: by the built module, or in development by the live one. */
export interface PagesBuild {
  readonly mode: 'production' | 'development';
  readonly build: unknown;
}

/** The portal: API, reference, pictures, assets and pages; without `pages` the API alone. */
export function portalApp(resources: Resources, settings: PortalSettings, pages?: PagesBuild): Hono {
  const { log, pool } = resources;
  const app = new Hono();
  const api = portalApi(resources, settings);
  app.use(requestLog(log), securityHeaders());
  // Vite writes scripts of its own into the pages of development. The desk's Emotion fills empty style elements.
  if (pages?.mode === 'production') app.use(pageHeaders({ emptyStyles: true }));
  app.route('/', health(pool));
  app.route('/', reference());
  if (pages === undefined) return app.route('/', api);
  // Only what lies below /v1: the API answers whatever else it is given with a refusal of its own.
  app.all('/v1/*', (c) => api.fetch(c.req.raw, c.env));
  app.route('/', serveSiteFiles(resources, settings));
  app.route('/', serveFiles(resources));
  if (settings.PORTAL_API_BASE === undefined) app.route('/', serveCalendars(resources));
  app.use(servePictures(resources));
  if (pages.mode === 'production') app.route('/', staticAssets({ folder: path.join(appRoot, 'build/client') }));
  app.all(
    '*',
    pagesHandler(pages, {
      loadContext: loadContextFor(settings, api, resources.sites),
      siteAt: siteFor(resources, settings),
    }),
  );
  return app;
}

/** Whose pages are shown at an address. Where another server's are shown, it is the one community that it shows. */
function siteFor({ sites }: Resources, { PORTAL_API_BASE }: PortalSettings): (url: URL) => FoundSite {
  if (PORTAL_API_BASE !== undefined) return () => ({ site: { ccId: 0, base: '', domain: null } });
  return ({ host, pathname }) => sites.at(host, pathname);
}

/** The API's description for programs and for people. */
function reference(): Hono {
  const document = openApiDocument(communityContract, { version: '1.0.0', servers: ['/'] });
  const page = referencePage(document);
  return new Hono().get('/openapi.json', (c) => c.json(document)).get('/openapi', (c) => c.html(page));
}

/** The entry of development: Vite calls it again after every change below this file. */
export async function createApp({ loadRemixBuild, keep }: DevelopmentStart): Promise<DevelopmentApp> {
  const settings = readSettings(portalSettings, process.env);
  const log = createLog({ level: settings.LOG_LEVEL });
  const resources = await keep(
    'resources',
    () => openResources(settings, { log }),
    ({ close }) => close(),
  );
  const app = portalApp(resources, settings, { mode: 'development', build: loadRemixBuild });
  return { fetch: (request, environment) => app.fetch(request, environment) };
}
