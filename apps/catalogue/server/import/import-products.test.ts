import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { fetchLimits } from './fetch-picture';
import { importProducts } from './import-products';
import { priceInCents } from './price-in-cents';
import { stepLine } from './report';
import { plainText, safeHtml } from './safe-html';

const { call, db, storage } = await testCatalogue();

let folder: string;
let server: Server;
let asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-import-'));
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (/\/(shirt|back)\.png$/.test(request.url ?? '')) response.end(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function fixture(change: (text: string) => string = (text) => text): Promise<string> {
  const text = await readFile(fileURLToPath(new URL('fixtures/shirts.csv', import.meta.url)), 'utf8');
  const pictures = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return write(change(text.replaceAll('PICTURES', pictures)));
}

async function write(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, `${Math.random()}.csv`);
  await writeFile(file, content);
  return file;
}

async function run(file: string, options: { apply?: boolean; strict?: boolean } = {}) {
  const lines: string[] = [];
  asked = [];
  const outcome = await importProducts(
    { db, storage, now: testNow, report: (step) => lines.push(stepLine(step).replace(/\s+/g, ' ')) },
    {
      file,
      apply: options.apply ?? false,
      strict: options.strict ?? false,
      limits: { ...fetchLimits, allowPrivate: true },
    },
  );
  return { outcome, lines };
}

const state = async () =>
  (
    await db.execute(sql`select (select json_agg(p order by id) from products p) as products,
      (select json_agg(t order by product_id, language) from product_texts t) as texts,
      (select json_agg(c order by id) from pictures c) as pictures, (select publish_version from sites) as version`)
  ).rows;

const report = [
  'line 2-4 created camp-shirt Camp Shirt',
  'line 5 created work-jacket Work Jacket',
  'line 8 skipped no-title because it has no Title',
  'line 9 skipped no-title because its product is skipped',
  'line 10 skipped hidden because it is not published',
  'line 12 skipped bad-price because its price "12,50" is no price',
  'line 13 skipped short-row because it has 2 columns, the header has 17',
  'line 11-12 created bad-price Odd Price',
  'line 14 created scarf 赤耳围巾',
  'line 15 skipped camp-shirt because the same Handle is used in line 2, with other products in between',
];

describe('an import', () => {
  it('shows first what it would do, row by row, and neither writes nor fetches', async () => {
    const before = await state();
    const { outcome, lines } = await run(await fixture());
    expect(lines).toEqual(report);
    expect(outcome).toMatchObject({
      counts: { created: 4, updated: 0, unchanged: 0, skipped: 6 },
      faults: 5,
      written: false,
    });
    expect([await state(), asked]).toEqual([before, []]);
  });

  it('writes nothing when a row is broken and it is strict', async () => {
    const before = await state();
    const { outcome } = await run(await fixture(), { apply: true, strict: true });
    expect([outcome.written, await state(), asked]).toEqual([false, before, []]);
  });

  it('writes products with their options, prices, safe texts, category and pictures', async () => {
    const { outcome } = await run(await fixture(), { apply: true });
    expect(outcome).toMatchObject({ written: true, pictures: { fetched: 2 } });
    expect(outcome.pictures.missing.map(({ line, reason }) => [line, reason])).toEqual([
      [5, 'the server answers with 404'],
    ]);
    await db.execute(sql`update sites set is_shop = true`);
    const { data: found } = await call({ path: '/product/search?keywords=camp+shirt' });
    const { data } = await call({ path: `/product/detail/${found.list[0].id}` });
    await db.execute(sql`update sites set is_shop = false`);
    expect(data.product).toMatchObject({
      title: 'Camp Shirt',
      price_min: 1990,
      price_max: 2450,
      tags: ['men', 'summer'],
      description_html: '<p>Cut from <b>poplin</b>.</p>',
      options: [
        { name: 'Size', values: ['S', 'M'] },
        { name: 'Colour', values: ['Ecru', 'Navy'] },
      ],
      img: { width: 40, height: 30, colour: expect.stringMatching(/^#3[2-4]6[5-7]9[8-a]$/), alt: 'The shirt' },
    });
    expect(data.product.album).toHaveLength(2);
    expect(data.trail.map(({ title }: { title: string }) => title)).toEqual(['Shirts']);
    expect(await storage.exists(data.product.img.url.slice(1))).toBe(true);
  });

  it('leaves a product whose picture cannot be had without one, and finds it by its Chinese name or its number', async () => {
    const { data: jacket } = await call({ path: '/product/search?keywords=WJ-1' });
    expect(jacket.list.map(({ title, img }: { title: string; img: unknown }) => [title, img])).toEqual([
      ['Work Jacket', null],
    ]);
    const { data: scarf } = await call({ path: '/product/search?keywords=%E5%9B%B4%E5%B7%BE' });
    expect(scarf.list[0].title).toBe('赤耳围巾');
  });

  it('changes nothing when the same file comes again', async () => {
    const before = await state();
    const { outcome } = await run(await fixture(), { apply: true });
    expect(outcome).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 4, skipped: 6 }, written: false });
    expect([await state(), asked]).toEqual([before, []]);
  });

  it('updates what has changed, and fetches no picture twice', async () => {
    const { lines, outcome } = await run(
      await fixture((text) => text.replace('24.50,PICTURES', '25,PICTURES').replace('Work Jacket', 'Chore Jacket')),
      { apply: true },
    );
    expect(lines.filter((line) => line.includes('updated'))).toEqual(['line 5 updated work-jacket Chore Jacket']);
    expect([outcome.pictures.fetched, asked.filter((url) => url !== '/missing.png')]).toEqual([0, []]);
    const { data } = await call({ path: '/product/search?keywords=chore' });
    expect(data.list).toHaveLength(1);
    const changes =
      await db.execute(sql`select source_key as key, changed_at = ${testNow.toISOString()}::timestamptz as now
      from products where changed_at is not null`);
    expect(changes.rows).toEqual([{ key: 'work-jacket', now: true }]);
  });
});

describe('a file is refused with a clear sentence, and nothing is written,', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src\n';
  it.each([
    ['when it is empty', '', 'The file is empty.'],
    ['when its header is another one', 'Name,Price\nShirt,10\n', 'it lacks the columns "Handle", "Title"'],
    ['when a column is missing', header.replace('Variant Price,', ''), 'it lacks the columns "Variant Price"'],
    [
      'when a quote is never closed',
      `${header}a,"A shirt,,,,,,,,,\nb,B,,,,,,,,,\n`,
      'The quote that opens in line 2 is never closed.',
    ],
    ['when it is Latin-1', Buffer.from(`${header}a,Caf\xe9,,,,,,,,,\n`, 'latin1'), 'The file is not in UTF-8'],
    ['when it is no text', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), 'The file is not text'],
    ['when it is garbage', 'x'.repeat(3_000_000), 'The row in line 1 is longer than'],
    ['when its rows are garbage', header + 'garbage\n'.repeat(2_000), 'More than 1000 rows are broken'],
  ])('%s', async (_what, content, message) => {
    const before = await state();
    await expect(run(await write(content), { apply: true })).rejects.toThrow(message);
    expect(await state()).toEqual(before);
  });

  it('when there is none', async () => {
    await expect(run('/nowhere/at-all.csv')).rejects.toThrow('There is no file');
    await expect(run(os.tmpdir())).rejects.toThrow('is a folder');
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => `\ufeff${text}`],
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('but not when it is %s', async (_what, encode) => {
    const { outcome } = await run(await write(encode(`${header}mark,Marked,,,,,,,,5,\n`)));
    expect(outcome.counts.created).toBe(1);
  });

  it('and 200 MB of it need no memory', async () => {
    const file = path.join(folder, 'huge.csv');
    await writeFile(file, header);
    const row = `${'same,Same,,,,,,,,10,\n'}`;
    const block = row.repeat(50_000);
    for (let index = 0; index < 200; index += 1) await writeFile(file, block, { flag: 'a' });
    const before = process.memoryUsage().rss;
    // Ten million variants of one product: all but the first ones are refused.
    await expect(run(file)).rejects.toThrow('More than 1000 rows are broken');
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('a price', () => {
  it.each([
    ['50', 5000],
    ['19.9', 1990],
    ['19.99', 1999],
    ['0.07', 7],
    ['12.500', 1250],
    ['12,50', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['99999999', undefined],
    ['', undefined],
  ])('%j is %j cents', (text, cents) => {
    expect(priceInCents(text)).toBe(cents);
  });
});

describe('the HTML of a stranger', () => {
  it.each([
    ['<p>a</p><script>x()</script>', '<p>a</p>'],
    ['<img src=x onerror=x()>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a rel="nofollow noopener">a</a>'],
    ['<h1 style="color:red">A</h1>', '<h2>A</h2>'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['5 < 6 & 7', '<p>5 &lt; 6 &amp; 7</p>'],
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ])('%j becomes %j', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it('is cut to its words', () => {
    expect(plainText('<p>One &amp; <b>two</b></p><p>three</p>')).toBe('One & two three');
  });
});
