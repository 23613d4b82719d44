import { createServer } from 'node:http';
import { createRequestHandler } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import * as built from '../build/server/index.js';

/**
 * React alone: the tree of a page, with the data of its loaders in hand, streamed as React does it. What a first render
 * of ours costs beyond it is the router, the API, the payload and the headers.
 */
const api = process.env.API;
const context = {
  send: /** @param {Request} request */ (request) => fetch(request),
  direct: undefined,
  apiBase: `${api}/api`,
  companyId: '1',
  origin: api,
  clientIp: null,
  design: undefined,
  tags: [],
};

/** @param {string} path */
async function treeOf(path) {
  /** @type {any} */
  let caught;
  /** @param {unknown[]} given */
  const keep = (...given) => {
    caught = given[3];
    return new Response('');
  };
  const entry = { ...built.entry, module: { ...built.entry.module, default: keep } };
  const handle = createRequestHandler(/** @type {any} */ ({ ...built, entry }), 'production');
  await handle(new Request(`${api}${path}`), /** @type {any} */ (context));
  const { serverHandoffStream: _read, ...rest } = caught;
  return { context: rest, url: `${api}${path}` };
}

/** @type {Map<string, Awaited<ReturnType<typeof treeOf>>>} */
const trees = new Map();

createServer(async (request, response) => {
  const path = request.url ?? '/';
  const tree = trees.get(path) ?? (await treeOf(path));
  trees.set(path, tree);
  const page = createElement(RemixServer, { context: tree.context, url: tree.url });
  const { pipe } = renderToPipeableStream(page, {
    onAllReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(response);
    },
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
