import { createHash } from 'node:crypto';
import { uploadKey } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { zipSync } from './zip-fixture';

const { call, db, storage } = await testCatalogue();

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );
const padded = (head: Uint8Array, length = 1024) => Uint8Array.from(Buffer.concat([head, Buffer.alloc(length)]));

const contents = {
  text: bytes('Ne 40, 133 x 72\r\n'),
  gb18030: bytes([0xc3, 0xde, 0xb2, 0xbc]),
  pdf: padded(bytes('%PDF-1.7\n')),
  png: padded(
    bytes(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0, 0, 0, 13],
      'IHDR',
      [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      'IDAT',
    ),
  ),
  jpeg: padded(bytes([0xff, 0xd8, 0xff, 0xe0], [0, 16], 'JFIF')),
  gif: padded(bytes('GIF89a')),
  bmp: padded(bytes('BM')),
  cfb: padded(bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
  rar: padded(bytes('Rar!', [0x1a, 0x07, 0x01, 0x00])),
  zip: zipSync(['notes.txt']),
  docx: zipSync(['[Content_Types].xml', 'word/document.xml']),
  exe: padded(bytes('MZ', [0x90, 0x00])),
} as const;

async function send(...files: readonly File[]) {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return call({ path: '/upload/file', form });
}

const fileOf = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name);

async function rows(): Promise<number> {
  const result = await db.execute<{ n: number }>(sql`select count(*)::int as n from uploads`);
  return result.rows[0]?.n ?? -1;
}

describe('a file is taken', () => {
  it.each([
    ['text', 'a.txt'],
    ['gb18030', '棉布.txt'],
    ['pdf', 'card.pdf'],
    ['png', 'cloth.png'],
    ['jpeg', 'cloth.jpg'],
    ['jpeg', 'CLOTH.JPEG'],
    ['gif', 'cloth.gif'],
    ['bmp', 'cloth.bmp'],
    ['cfb', 'old.doc'],
    ['cfb', 'old.xls'],
    ['cfb', 'old.ppt'],
    ['rar', 'all.rar'],
    ['zip', 'all.zip'],
    ['docx', 'new.docx'],
  ] as const)('when its content is %s and its name %s', async (content, name) => {
    const answer = await send(fileOf(contents[content], name));
    expect([answer.status, answer.code]).toEqual([200, 0]);
    const [file] = answer.data.list;
    expect([file.name, file.size]).toEqual([name, contents[content].length]);
    expect(file.cname).toMatch(/^[0-9a-f]{32}\.[a-z]{3,4}$/);
    expect(Buffer.from(await storage.bytes(uploadKey(file.cname)))).toEqual(Buffer.from(contents[content]));
  });

  it('together with others, at most five', async () => {
    expect((await send(...[1, 2, 3, 4, 5].map((n) => fileOf(contents.text, `${n}.txt`)))).data.list).toHaveLength(5);
    expect((await send(...[1, 2, 3, 4, 5, 6].map((n) => fileOf(contents.text, `${n}.txt`)))).code).toBe(108);
  });

  it('with its hash and what it is', async () => {
    const { data } = await send(fileOf(contents.text, 'hash.txt'));
    const result = await db.execute(sql`select sha256, content_type from uploads where cname = ${data.list[0].cname}`);
    expect(result.rows).toEqual([
      { sha256: createHash('sha256').update(contents.text).digest('hex'), content_type: 'text/plain' },
    ]);
  });
});

describe('a file is refused, and nothing is stored,', () => {
  it.each([
    ['a program that calls itself a PDF', fileOf(contents.exe, 'price.pdf'), 415, 130],
    ['a program that calls itself a text', fileOf(contents.exe, 'price.txt'), 415, 130],
    ['a PDF that calls itself a picture', fileOf(contents.pdf, 'card.png'), 415, 130],
    ['a text with control characters', fileOf(bytes([0x41, 0x00, 0x42]), 'a.txt'), 415, 130],
    ['an extension that is not taken', fileOf(contents.text, 'run.exe'), 415, 130],
    ['a second extension', fileOf(contents.pdf, 'card.pdf.exe'), 415, 130],
    ['no extension', fileOf(contents.text, 'README'), 415, 130],
    ['a name of 100 characters', fileOf(contents.text, `${'x'.repeat(96)}.txt`), 422, 108],
    ['an empty file', fileOf(bytes(), 'empty.txt'), 422, 200],
    ['21 MB', fileOf(Uint8Array.from(Buffer.alloc(21 * 1024 * 1024, 'a')), 'big.txt'), 413, 121],
  ])('%s', async (_what, file, status, code) => {
    const before = await rows();
    const answer = await send(file);
    expect([answer.status, answer.code, await rows()]).toEqual([status, code, before]);
    expect(answer.issues[0]?.field).toMatch(/^files/);
  });

  it('a good one beside a bad one', async () => {
    const before = await rows();
    const answer = await send(fileOf(contents.text, 'good.txt'), fileOf(contents.exe, 'bad.pdf'));
    expect([answer.code, answer.issues[0]?.field, await rows()]).toEqual([130, 'files.1', before]);
  });

  it('none at all', async () => {
    expect((await send()).code).toBe(200);
  });
});

describe('a name', () => {
  it.each([
    ['../../../etc/cron.d/evil.txt', 'evil.txt'],
    ['C:\\\\fakepath\\\\shades.txt', 'shades.txt'],
    ['a\u0001b\u007F.txt', 'a_b_.txt'],
    ['\u202Egpj.txt', '_gpj.txt'],
    ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['棉布 🧵.txt', '棉布 🧵.txt'],
  ])('%j is kept as %j, and nothing of it is in the file’s place', async (given, kept) => {
    const answer = await send(fileOf(contents.text, given));
    expect([answer.code, answer.data?.list[0].name]).toEqual([0, kept]);
    expect(answer.data.list[0].cname).toMatch(/^[0-9a-f]{32}\.txt$/);
  });
});
