import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rows } from './database';
import { callApi } from './running-catalogue';
import { siteInBrowser } from './site-in-browser';

const { app, browser } = await siteInBrowser();

const folder = fileURLToPath(new URL('..', import.meta.url));
const productFile = fixture('shopify-products.csv');

/** Imports into the data of the running catalogue, as `npm run import` does. */
function runImport(...args: string[]): Promise<{ exitCode: number | null; report: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['build/import.js', ...args], {
      cwd: folder,
      env: { ...process.env, ...app.env },
    });
    let report = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (report += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, report, errors }));
  });
}

interface ImportedRow {
  id: number;
  key: string;
  price_min: number | null;
  price_max: number | null;
  tags: string[];
  /** The transaction that wrote the row last: it tells whether anything touched it since. */
  written_by: string;
}

function importedProducts(): Promise<ImportedRow[]> {
  return rows<ImportedRow>(
    app,
    `select id, source_key as key, price_min, price_max, tags, xmin::text as written_by
       from products where source = 'shopify' order by source_key`,
  );
}

/** The product that the file is about, once it is written. */
async function overshirt(): Promise<ImportedRow> {
  const found = (await importedProducts()).find(({ key }) => key === 'quillwort-overshirt');
  if (!found) throw new Error('The overshirt is not in the catalogue.');
  return found;
}

// The tests of this block are one story: each begins where the one before it left the catalogue.
describe('a product file of another shop', () => {
  it('is only looked at, line by line, as long as nobody says --apply', async () => {
    const { exitCode, report } = await runImport(productFile);
    expect(exitCode).toBe(0);
    expect(report).toMatch(/^line 2-5 +created +quillwort-overshirt {2}Quillwort Overshirt$/m);
    expect(report).toContain('dry run: nothing is written');
    expect(await importedProducts()).toEqual([]);
  });

  it('is written with --apply: variants as options, prices in cents, the rest of a product whose picture is out of reach', async () => {
    const { exitCode, report } = await runImport(productFile, '--apply');
    expect(exitCode).toBe(0);
    expect(report).toMatch(/^line 2 +no picture +quillwort-overshirt {2}because .+: http:\/\/127\.0\.0\.1:9\//m);
    expect(report).toMatch(/^Written\.$/m);

    const { id, ...product } = await overshirt();
    expect(product).toMatchObject({ price_min: 8950, price_max: 9400, tags: ['moleskin', 'autumn'] });
    const options = await rows(
      app,
      'select name, "values" from product_options where product_id = $1 order by position',
      [id],
    );
    expect(options).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Bracken', 'Slate'] },
    ]);
  });

  it('tells of a broken row by its line, and reads the others all the same', async () => {
    const { report } = await runImport(productFile);
    expect(report).toMatch(/^line 7 +skipped +torn-row {2}because it has 3 columns, the header has 15$/m);
    expect(report).toMatch(/^line 9 +skipped +dear-cap {2}because its price "forty, or so" is no price$/m);
    expect(report).toMatch(/^line 10 +skipped +nameless {2}because it has no Title$/m);
    const prices = (await importedProducts()).map(({ key, price_min, price_max }) => [key, price_min, price_max]);
    expect(prices).toEqual([
      ['dear-cap', 4000, 4000],
      ['fenwick-apron', 4200, 4200],
      ['marlow-scarf', 3525, 3525],
      ['quillwort-overshirt', 8950, 9400],
    ]);
  });

  it('is found by the site’s search, and its page shows the no-picture state', async () => {
    const { id } = await overshirt();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(`${app.origin}/product-search?keywords=quillwort`);
      const card = page.locator('main article', { hasText: 'Quillwort Overshirt' });
      await card
        .getByRole('link', { name: /Quillwort Overshirt/ })
        .first()
        .click();
      await page.waitForURL(`${app.origin}/product/${id}-quillwort-overshirt`);
      await page.getByRole('heading', { level: 1, name: 'Quillwort Overshirt' }).waitFor();
      expect(await page.getByText('brushed moleskin').first().isVisible()).toBe(true);
      const stage = page.locator('main article').first();
      expect(await stage.locator('img').count()).toBe(0);
      expect(await stage.locator('svg[aria-hidden=true]').first().isVisible()).toBe(true);
    } finally {
      await context.close();
    }
  });

  it('changes nothing when it comes a second time', async () => {
    const before = await importedProducts();
    const { exitCode, report } = await runImport(productFile, '--apply');
    expect(exitCode).toBe(0);
    expect(report).toMatch(/^line 2-5 +unchanged +quillwort-overshirt/m);
    expect(report).toMatch(/^0 created, 0 updated, \d+ unchanged, \d+ skipped$/m);
    expect(await importedProducts()).toEqual(before);
  });

  it('writes nothing of a broken file with --strict, and says so by its exit code', async () => {
    await rows(app, `delete from products where source = 'shopify'`);
    const { exitCode, report } = await runImport(productFile, '--apply', '--strict');
    expect(exitCode).toBe(4);
    expect(report).toContain('Nothing is written, because rows are broken');
    expect(await importedProducts()).toEqual([]);
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    [
      'with other columns',
      [fixture('other-columns.csv')],
      3,
      /The header is not that of a Shopify product CSV: it lacks/,
    ],
    ['that is not there', [fixture('nowhere.csv')], 3, /There is no file .*nowhere\.csv\./],
    ['that is not named', ['--apply'], 2, /Name one file\./],
  ])(
    '%s ends with one clear sentence and its exit code, and nothing is written',
    async (_case, args, code, sentence) => {
      const products = async () => (await callApi(app, '/product/list')).data.total;
      const before = await products();
      const { exitCode, report, errors } = await runImport(...args);
      expect(exitCode).toBe(code);
      expect(errors).toMatch(sentence);
      expect(errors).not.toMatch(/^\s+at /m);
      expect(report).toBe('');
      expect(await products()).toBe(before);
    },
  );
});

function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
}
