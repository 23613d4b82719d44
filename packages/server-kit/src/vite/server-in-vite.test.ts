import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverInVite } from './server-in-vite';

let root: string;
let server: ViteDevServer;
let origin: string;

/** What the entries write down, seen from outside of Vite's module world. */
const seen: string[] = [];
Object.assign(globalThis, { seenByTheTest: seen });

const entry = (greeting: string) => `
  export async function createApp({ keep }) {
    const pool = await keep('pool', async () => ({ made: Date.now() + Math.random() }), async () => { globalThis.seenByTheTest.push('pool closed'); });
    return {
      fetch: (request) => new Response(JSON.stringify({ path: new URL(request.url).pathname, greeting: '${greeting}', pool: pool.made })),
      stop: async () => { globalThis.seenByTheTest.push('${greeting} stopped'); },
    };
  }`;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'selvedge-vite-'));
  await mkdir(path.join(root, 'server'));
  await writeFile(path.join(root, 'server/app.ts'), entry('first'));
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    plugins: [serverInVite()],
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** Told to Vite by hand: how fast a watcher of files sees a change is not what is tested here. */
async function writeEntry(source: string): Promise<void> {
  const file = path.join(root, 'server/app.ts');
  await writeFile(file, source);
  server.watcher.emit('change', file);
}

async function ask(address: string) {
  return (await (await fetch(origin + address)).json()) as { path: string; greeting: string; pool: number };
}

describe('the server inside of Vite', () => {
  it('answers what Vite does not', async () => {
    expect(await ask('/about-us')).toMatchObject({ path: '/about-us', greeting: 'first' });
    expect(await (await fetch(`${origin}/@vite/client`)).text()).toContain('HMRContext');
  });

  it('takes a change at the next request, stops the old app, and keeps what is to be kept', async () => {
    const { pool } = await ask('/');
    await writeEntry(entry('second'));
    await expect.poll(() => ask('/'), { timeout: 10_000 }).toMatchObject({ greeting: 'second', pool });
    expect(seen).toEqual(['first stopped']);
  });

  it('shows an error instead of ending, and recovers', async () => {
    await writeEntry('export async function createApp() { throw new Error("half written"); }');
    await expect.poll(async () => (await fetch(origin)).status, { timeout: 10_000 }).toBe(500);
    await writeEntry(entry('third'));
    await expect.poll(() => ask('/').catch(() => null), { timeout: 10_000 }).toMatchObject({ greeting: 'third' });
  });

  it('stops everything when Vite stops', async () => {
    await server.close();
    await expect.poll(() => seen.at(-1), { timeout: 5_000 }).toBe('pool closed');
  });
});
