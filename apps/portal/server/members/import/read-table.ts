import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { unpacksWithin } from './unpacked-size';

export type Encoding = 'utf-8' | 'gb18030' | 'iso-8859-1';

/** A table as it stands in a file: its head, and rows with the line at which each stands. */
export interface Table {
  readonly encoding: Encoding | 'xlsx';
  readonly head: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** More rows than an association has members. */
export const mostRows = 20_000;
const mostColumns = 60;
/** What a workbook of so many rows may unpack to, in bytes; a few kilobytes can hold gigabytes of nothing. */
const mostUnpacked = 64 * 1024 * 1024;

/** Reads a table from a CSV or XLSX file, by what the file is and not by its name. */
export async function readTable(bytes: Uint8Array, wanted: Encoding | 'auto'): Promise<Table> {
  const table = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes, wanted);
  if (table.head.length === 0) throw wrong(codes.isEmpty);
  if (table.rows.length > mostRows || table.head.length > mostColumns) throw wrong(codes.tooBig);
  return table;
}

function wrong(code: typeof codes.isEmpty | typeof codes.tooBig | typeof codes.wrongFileType) {
  return refuse(code, { issues: [fieldIssue('files', code)] });
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readCsv(bytes: Uint8Array, wanted: Encoding | 'auto'): Table {
  const encoding = wanted === 'auto' ? encodingOf(bytes) : wanted;
  const text = new TextDecoder(encoding === 'iso-8859-1' ? 'windows-1252' : encoding).decode(bytes);
  if (text.includes('\0')) throw wrong(codes.wrongFileType);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimitersToGuess: [',', ';', '\t'] });
  const lines = data.map((cells, place) => ({ line: place + 1, cells: cells.map((cell) => cell.trim()) }));
  return { encoding, ...withHead(lines) };
}

/**
 * What a text is written in. Valid UTF-8 is UTF-8; of the others, pairs of bytes that are common Chinese characters are
 * GB 18030, and single letters above ASCII between Latin ones are ISO 8859-1.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (decodes('utf-8', bytes) !== null) return 'utf-8';
  const chinese = decodes('gb18030', bytes);
  if (chinese === null) return 'iso-8859-1';
  const high = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  // Level 1 and 2 of GB 2312 have both bytes above A0; accented letters stand alone among ASCII.
  const pairs = countPairs(bytes);
  return pairs * 2 >= high * 0.8 ? 'gb18030' : 'iso-8859-1';
}

function decodes(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function countPairs(bytes: Uint8Array): number {
  let pairs = 0;
  for (let place = 0; place + 1 < bytes.length; place += 1) {
    if ((bytes[place] ?? 0) < 0xa1 || (bytes[place + 1] ?? 0) < 0xa1) continue;
    pairs += 1;
    place += 1;
  }
  return pairs;
}

async function readXlsx(bytes: Uint8Array): Promise<Table> {
  if (!(await unpacksWithin(bytes, mostUnpacked))) throw wrong(codes.wrongFileType);
  const book = new ExcelJS.Workbook();
  try {
    await book.xlsx.load(bytes.slice().buffer);
  } catch {
    throw wrong(codes.wrongFileType);
  }
  const lines: { line: number; cells: string[] }[] = [];
  book.worksheets[0]?.eachRow((row, line) => {
    const cells = Array.from({ length: Math.min(row.cellCount, mostColumns + 1) }, (_, place) =>
      cellText(row.getCell(place + 1)),
    );
    lines.push({ line, cells });
  });
  return { encoding: 'xlsx', ...withHead(lines) };
}

/** A cell's text: days as `2026-11-22`, links and rich texts without their dress. */
function cellText(cell: ExcelJS.Cell): string {
  const { value } = cell;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return cell.text.trim();
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The first line that is not empty is the head; empty lines are no rows. */
function withHead(lines: readonly Line[]): Pick<Table, 'head' | 'rows'> {
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { head: head?.cells ?? [], rows };
}
