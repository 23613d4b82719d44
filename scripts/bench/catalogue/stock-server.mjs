import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import { root } from '../../house/root.mjs';

/**
 * What `remix-serve` does, with the app's own build: Express, compression, Remix's own handler. It reaches the API over
 * the network, because stock Remix knows no other way to be given one.
 */
const build = await import(pathToFileURL(path.join(root, 'apps/catalogue/build/server/index.js')).href);
const app = express();
app.disable('x-powered-by');
app.use(compression());
const context = {
  send: /** @param {Request} request */ (request) => fetch(request),
  direct: undefined,
  apiBase: `${process.env.API}/api`,
  companyId: '1',
  origin: 'http://127.0.0.1',
  clientIp: null,
  preview: undefined,
};
app.all('*', createRequestHandler({ build, mode: 'production', getLoadContext: () => context }));
app.listen(Number(process.env.PORT), '127.0.0.1');
