import path from 'node:path';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { openApiDocument, referencePage } from '@selvedge/api-contract/openapi';
import { codes, pageNotFound } from '@selvedge/error-catalogue';
import {
  createLog,
  health,
  languageOf,
  pageHeaders,
  readSettings,
  requestLog,
  securityHeaders,
  serverTiming,
  staticAssets,
} from '@selvedge/server-kit';
import type { DevelopmentApp, DevelopmentStart } from '@selvedge/server-kit/vite';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { catalogueApi, catalogueCalls } from './api';
import { appRoot } from './app-root';
import { toCanonicalAddress } from './canonical-address';
import { designHeaders } from './draft/design-mode';
import { startJobs } from './jobs/start-jobs';
import { loadContextFor } from './load-context';
import { mailOrigin } from './mail/mail-origin';
import { serveMedia } from './media/serve-media';
import { servePictures } from './media/serve-pictures';
import { serveSharedPictures } from './media/serve-shared-pictures';
import { type PagesBuild, pagesHandler } from './pages';
import { paymentWebhooks } from './payments/webhooks';
import { openResources, type Resources } from './resources';
import { type CatalogueSettings, catalogueSettings } from './settings';
import { serveSiteFiles } from './site-files/serve-site-files';
import { tagOrigins } from './tags/tag-settings';

/** The whole catalogue: API, reference, pictures, assets and pages. */
export function catalogueApp(resources: Resources, settings: CatalogueSettings, pages: PagesBuild): Hono {
  const { db, log, pool, storage } = resources;
  const app = new Hono();
  const api = new Hono().route('/api', catalogueApi(resources, settings)).all('/api/*', unknownCall);
  app.use(requestLog(log), securityHeaders(), designHeaders());
  if (pages.mode === 'development') app.use(serverTiming());
  // Vite writes scripts of its own into the pages of development.
  if (pages.mode === 'production') app.use(pageHeaders({ tagHosts: tagOrigins(settings) }));
  app.route('/', health(pool));
  app.route('/', reference());
  app.route('/', api);
  app.route('/', paymentWebhooks(resources, mailOrigin(settings)));
  app.route('/', serveSiteFiles(resources, settings));
  app.route('/', serveSharedPictures(db, storage, log));
  app.use(servePictures(db, storage, log));
  app.route('/', serveMedia(resources));
  if (pages.mode === 'production') app.route('/', staticAssets({ folder: path.join(appRoot, 'build/client') }));
  app.use(toCanonicalAddress());
  app.post('*', bodyLimit({ maxSize: largestForm, onError: (c) => c.text('Too big', 413) }));
  app.all(
    '*',
    pagesHandler(
      pages,
      loadContextFor(settings, { fetch: api.fetch, call: catalogueCalls(resources, settings) }, resources),
    ),
  );
  return app;
}

/** An inquiry's five files of 20 MB and its fields: pages take nothing larger. */
const largestForm = 101 * 1024 * 1024;

/** Whoever calls the API wants its envelope, also where there is no call. */
function unknownCall(c: Context): Response {
  const locale = languageOf(c.req.raw.headers, new URL(c.req.url).searchParams);
  return c.json({ code: codes.notFound, message: pageNotFound(c.req.path, { locale }).message, data: null }, 404);
}

/** The API's description for programs and for people. */
function reference(): Hono {
  const document = openApiDocument(catalogueContract, { version: '1.0.0', servers: ['/api'] });
  const page = referencePage(document);
  return new Hono().get('/openapi.json', (c) => c.json(document)).get('/openapi', (c) => c.html(page));
}

/** The entry of development: Vite calls it again after every change below this file. */
export async function createApp({ loadRemixBuild, keep }: DevelopmentStart): Promise<DevelopmentApp> {
  const settings = readSettings(catalogueSettings, process.env);
  const log = createLog({ level: settings.LOG_LEVEL });
  const resources = await keep(
    'resources',
    async () => {
      const opened = await openResources(settings, { log });
      return { ...opened, stopJobs: startJobs(opened) };
    },
    async ({ stopJobs, close }) => {
      await stopJobs();
      await close();
    },
  );
  const app = catalogueApp(resources, settings, { mode: 'development', build: loadRemixBuild });
  return { fetch: (request, environment) => app.fetch(request, environment) };
}
