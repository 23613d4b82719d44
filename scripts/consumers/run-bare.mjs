import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import vm from 'node:vm';

/*
 * Runs a bundle in a runtime that has `fetch` and what belongs to it, and nothing of Node or of a browser: no process,
 * no Buffer, no location, no document. Deno, Bun and workers are such runtimes. A real server answers.
 *
 * node --experimental-vm-modules run-bare.mjs <bundle>
 */
const web = { fetch, Request, Response, Headers, FormData, Blob, File, URL, URLSearchParams };
const timing = { AbortController, AbortSignal, setTimeout, clearTimeout };

const answers = /** @type {const} */ ({
  '/api/1/message-board/add': { code: 0, message: 'Success: ok', data: { id: 1, reference: 'SV-1', received_at: 1 } },
  '/api/1/upload/file': { code: 0, message: 'Success: ok', data: { list: [] } },
});

const server = createServer((request, response) => {
  const answer = answers[/** @type {keyof typeof answers} */ (request.url)];
  request.resume();
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { code: 10, message: 'There is no', data: null }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

const context = vm.createContext({ ...web, ...timing });
/** @type {Map<string, vm.SourceTextModule>} */
const loaded = new Map();

/** @param {string} file */
function load(file) {
  const source = readFileSync(file, 'utf8').replace('"BASE"', `"http://127.0.0.1:${port}/api"`);
  const module = loaded.get(file) ?? new vm.SourceTextModule(source, { context, identifier: file });
  loaded.set(file, module);
  return module;
}

const bundle = load(path.resolve(process.argv[2] ?? ''));
// Only the bundle's own chunks: a module of Node has no file beside it.
await bundle.link((specifier, { identifier }) => load(path.resolve(path.dirname(identifier), specifier)));
await bundle.evaluate();
console.log(JSON.stringify(/** @type {{ found: unknown }} */ (bundle.namespace).found));
server.closeAllConnections();
server.close();
