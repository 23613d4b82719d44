import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@selvedge/server-kit/e2e';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const house = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
let dataDir: string;
let origin: string;
let server: ChildProcess;
let output = '';

/** The application as it is, with a folder of Arabic messages and its name in the list of languages: nothing else. */
async function addArabic(app: string): Promise<void> {
  await cp(path.join(app, 'e2e/fixtures/ar'), path.join(app, 'messages/ar'), { recursive: true });
  const file = path.join(app, 'project.inlang/settings.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, locales: [...settings.locales, 'ar'] }));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-arabic-'));
  // A folder of its own, because the account that runs PostgreSQL must get at it.
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-arabic-data-'));
  const app = path.join(folder, 'apps/catalogue');
  await mkdir(path.join(folder, 'apps'));
  const left = new Set(['node_modules', 'build', '.data', '.tests', 'paraglide']);
  await cp(path.join(house, 'apps/catalogue'), app, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  for (const name of [
    'packages',
    'scripts',
    'node_modules',
    'apps/catalogue/node_modules',
    'package.json',
    'tsconfig.base.json',
  ])
    await symlink(path.join(house, name), path.join(folder, name));
  await addArabic(app);

  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn('npx', ['remix', 'vite:dev', '--port', String(port)], {
    cwd: app,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  server.stdout?.on('data', (chunk) => (output += chunk));
  server.stderr?.on('data', (chunk) => (output += chunk));
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${origin}/healthz`).catch(() => null);
      if (!answer?.ok) throw new Error(`The server does not answer:\n${output}`);
    },
    { timeout: 200_000, interval: 200 },
  );
}, 240_000);

afterAll(async () => {
  if (server?.pid !== undefined) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Its own group, because npx starts the server as a process of its own.
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
  for (const left of [folder, dataDir]) if (left) await rm(left, { recursive: true, force: true, maxRetries: 5 });
});

async function open(address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(origin + address);
  return { status: answer.status, html: await answer.text() };
}

describe('a third language, read from the right, that was added by its messages', () => {
  it.each([
    ['/ar/', 200],
    ['/ar/product-products', 200],
    ['/ar/product-products_list2.html', 200],
    ['/ar/product-search?keywords=denim', 200],
    ['/ar/article-list', 200],
    ['/ar/inquire_form', 200],
    ['/ar/about-us', 200],
    ['/ar/nowhere', 404],
  ])('has a page at %s', async (address, status) => {
    const page = await open(address);
    expect(page.status, page.html.slice(0, 500)).toBe(status);
    expect(page.html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
    // Its own words where it has them, English ones where it has not, and links that stay in the language.
    expect(page.html).toContain('القائمة الرئيسية');
    expect(page.html).toContain('href="/ar/product-products"');
  });

  it('is offered under its own name, and named to search engines', async () => {
    const { html } = await open('/about-us');
    expect(html).toMatch(/<a[^>]*href="\/ar\/about-us"[^>]*>العربية<\/a>/);
    expect(html).toMatch(/<link[^>]*hrefLang="ar"[^>]*href="[^"]*\/ar\/about-us"/i);
    expect((await open('/sitemap/pages.xml')).html).toContain(`hreflang="ar" href="${origin}/ar/about-us"`);
    expect((await open('/robots.txt')).html).toContain('Disallow: /ar/cart');
  });

  it('leaves the other two as they were', async () => {
    expect((await open('/zh-cn/about-us')).html).toMatch(/<html[^>]* lang="zh-CN"[^>]* dir="ltr"/);
    expect((await open('/about-us')).html).toMatch(/<html[^>]* lang="en"[^>]* dir="ltr"/);
    expect((await open('/he/about-us')).status).toBe(404);
  });
});
