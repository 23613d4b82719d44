import { cents, formatCents } from '@selvedge/domain/money';
import ExcelJs from 'exceljs';
import Papa from 'papaparse';

export type Cell = string | number | null;

export interface Column {
  readonly title: string;
  /** In characters of a spreadsheet. */
  readonly width: number;
  /** What its cells are besides words and figures: days as `2026-05-01`, amounts in cents. */
  readonly holds?: 'day' | 'money';
}

export interface Table {
  /** What the sheet is called. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface TableFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The forms in which a table is taken away. */
export type TableFormat = keyof typeof files;

/** A table as a file that spreadsheets open: what a stranger wrote into it is words, and never a formula. */
export async function tableFile(table: Table, format: TableFormat): Promise<TableFile> {
  const { type, write } = files[format];
  return { type, bytes: await write(table) };
}

const files = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
} as const;

/** What a spreadsheet would reckon with; an amount below nothing is none of it. */
const formula = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;

/** With the mark by which spreadsheets know UTF-8. */
function writeCsv({ columns, rows }: Table): Buffer {
  const written = rows.map((row) =>
    row.map((cell, place) => (columns[place]?.holds === 'money' ? formatCents(cents(Number(cell))) : cell)),
  );
  const lines = [columns.map(({ title }) => title), ...written];
  return Buffer.from(`\uFEFF${Papa.unparse(lines, { newline: '\r\n', escapeFormulae: formula })}\r\n`);
}

const formats = { day: 'yyyy-mm-dd', money: '#,##0.00' } as const;

async function writeWorkbook({ name, columns, rows }: Table): Promise<Buffer> {
  const book = new ExcelJs.Workbook();
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ title, width, holds }) => ({
    header: title,
    width,
    style: holds === undefined ? {} : { numFmt: formats[holds] },
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.addRows(rows.map((row) => row.map((cell, place) => typed(cell, columns[place]))));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** Days and amounts as a spreadsheet keeps them, so that they can be sorted and added up. */
function typed(cell: Cell, column: Column | undefined): Cell | Date {
  if (cell === null || cell === '') return cell;
  if (column?.holds === 'day') return new Date(`${cell}T00:00:00Z`);
  return column?.holds === 'money' ? Number(cell) / 100 : cell;
}
