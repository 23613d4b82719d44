import { deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/desk';
import { mostRows, readTable } from './read-table';
import { unpacksWithin } from './unpacked-size';

const csv = (text: string) => new TextEncoder().encode(text);

async function workbook(rows: readonly (readonly unknown[])[]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Members').addRows(rows.map((row) => [...row]));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

interface Entry {
  readonly content: Buffer;
  /** What the directory says that it unpacks to. */
  readonly said?: number;
}

/** A zip file of some entries, as its maker wants it to be read. */
function zipOf(entries: readonly Entry[], directorySize?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [place, { content, said = content.length }] of entries.entries()) {
    const name = Buffer.from(`xl/${place}.xml`);
    const packed = deflateRawSync(content, { level: 9 });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(said, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(said, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, name, packed);
    directory.push(entry, name);
    at += local.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directorySize ?? size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const wrongFileType = 130;
const tooBig = 121;

describe('a file of members that is not what it says', () => {
  it.each([
    ['a workbook of nothing but zeros', () => zipOf([{ content: Buffer.alloc(200_000_000) }])],
    ['one whose directory tells of a small size', () => zipOf([{ content: Buffer.alloc(100_000_000), said: 10 }])],
    [
      'many that are large together',
      () => zipOf(Array.from({ length: 9 }, () => ({ content: Buffer.alloc(9_000_000) }))),
    ],
    ['one with two directories', () => zipOf([{ content: Buffer.from('small') }], 1)],
    ['one that is cut off', () => zipOf([{ content: Buffer.from('small') }]).subarray(0, 40)],
    ['a zip of something else', () => zipOf([{ content: Buffer.from('no workbook') }])],
    ['a picture', () => Buffer.from([0x50, 0x4b, 1, 2, 3])],
  ])('is refused before it is unpacked: %s', async (_what, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    // What unpacks to nothing that is a table has no head.
    expect([wrongFileType, 110]).toContain(await codeOf(readTable(bytes, 'auto')));
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('is measured by what it unpacks to', async () => {
    const bytes = zipOf([{ content: Buffer.alloc(5000) }, { content: Buffer.alloc(5000) }]);
    expect([await unpacksWithin(bytes, 10_000), await unpacksWithin(bytes, 9_999)]).toEqual([true, false]);
    expect(await unpacksWithin(await workbook([['Name'], ['Anna']]), 1_000_000)).toBe(true);
  });

  it.each([
    ['with NULs', csv('Name,E-mail\r\nAn\0na,a@b.example')],
    ['in UTF-16', Buffer.from('Name,E-mail\r\nAnna,a@b.example', 'utf16le')],
    ['of bytes at random', Buffer.from([0x4e, 0, 0xff, 0xfe, 0x81, 0x30, 0])],
  ])('is refused when it is a text %s', async (_what, bytes) => {
    expect(await codeOf(readTable(bytes, 'auto'))).toBe(wrongFileType);
  });

  it.each([
    ['rows', `Name\r\n${'Anna\r\n'.repeat(mostRows + 1)}`],
    ['columns', `${Array.from({ length: 5000 }, (_none, place) => `c${place}`).join(',')}\r\nAnna`],
  ])('is refused with more %s than a table of members has', async (_what, text) => {
    expect(await codeOf(readTable(csv(text), 'auto'))).toBe(tooBig);
  });

  it('may have a workbook’s cells at its far end, which are not read one by one', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Members');
    sheet.getCell('A1').value = 'Name';
    sheet.getCell('XFD1048576').value = 'far away';
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    const table = await readTable(bytes, 'auto');
    expect(table.rows.every(({ cells }) => cells.length <= 61)).toBe(true);
  });
});

describe('a file of members in the encoding of its country', () => {
  it.each([
    ['gb18030', Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xb3, 0xc2, 0xb7, 0xbc]), '姓名', '陈芳'],
    ['iso-8859-1', Buffer.from('Name\nJürgen Møller', 'latin1'), 'Name', 'Jürgen Møller'],
    ['utf-8', csv('\uFEFF姓名\n陈芳'), '姓名', '陈芳'],
  ])('is read: %s', async (encoding, bytes, head, name) => {
    expect(await readTable(bytes, 'auto')).toMatchObject({ encoding, head: [head], rows: [{ cells: [name] }] });
  });

  it('is read as it is told to be, and what that makes of it stays text', async () => {
    const { rows } = await readTable(csv('Name\n陈芳'), 'iso-8859-1');
    expect(rows[0]?.cells[0]).toMatch(/^[^\0]+$/);
  });
});
