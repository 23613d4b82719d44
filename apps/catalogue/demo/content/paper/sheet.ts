import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { site } from '../site';
import type { Words } from '../types';

/** One page size, one margin, two columns of words: what all papers of the mill share. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  heading(title: Words): void;
  paragraph(text: Words): void;
  table(head: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): void;
}

export const ink = '#161a22';
export const softInk = '#5c6069';
export const hairline = '#d8d5ce';
export const red = '#b3352c';
export const margin = 48;
export const innerWidth = 595.28 - 2 * margin;

/**
 * Noto Sans SC with the characters of GB 2312 level 1 and those of this folder's texts: the machine that makes the papers
 * may have no Chinese font, and the whole one weighs 2.5 MB.
 */
const fontFile = fileURLToPath(new URL('../fonts/noto-sans-sc-mill.ttf', import.meta.url));

/** Characters that the font lacks, and how they are written instead. */
const substitutes = { '℃': '°C', Δ: 'd' } as const;

const printable = (text: string): string =>
  Object.entries(substitutes).reduce((written, [character, instead]) => written.replaceAll(character, instead), text);

/** Makes a PDF with the mill's letterhead and hands back its bytes; the same input gives the same paper. */
export const makeSheet = (title: Words, draw: (sheet: Sheet) => void): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: title.en, Author: site.name.en, CreationDate: new Date(Date.UTC(2026, 8, 1)) },
  });
  document.registerFont('text', fontFile).font('text');
  letterhead(document, title);
  draw({
    document,
    heading: (text) => heading(document, text),
    paragraph: (text) => paragraph(document, text),
    table: (head, rows, widths) => table(document, head, rows, widths),
  });
  footer(document);
  return bytesOf(document);
};

const letterhead = (document: PDFKit.PDFDocument, title: Words): void => {
  document.rect(0, 0, document.page.width, 3).fill(red);
  document.fillColor(ink).fontSize(11).text(`${site.name.en}  ${site.name['zh-cn']}`, margin, 30);
  document.fontSize(22).text(title.en, margin, 62);
  document.fillColor(softInk).fontSize(13).text(title['zh-cn']);
  document.moveDown(1.2);
};

const heading = (document: PDFKit.PDFDocument, { en, 'zh-cn': zh }: Words): void => {
  if (document.y > document.page.height - 140) document.addPage();
  document.moveDown(0.6).fillColor(ink).fontSize(13).text(`${en}  ${zh}`, margin);
  document.moveDown(0.3);
};

const paragraph = (document: PDFKit.PDFDocument, { en, 'zh-cn': zh }: Words): void => {
  document.fillColor(ink).fontSize(9.5).text(printable(en), margin, document.y, { width: innerWidth, lineGap: 2 });
  document.fillColor(softInk).text(printable(zh), { width: innerWidth, lineGap: 2 });
  document.moveDown(0.5);
};

const table = (
  document: PDFKit.PDFDocument,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): void => {
  tableRow(document, head, widths, softInk);
  for (const row of rows) tableRow(document, row, widths, ink);
  document.moveDown(0.8);
};

const tableRow = (
  document: PDFKit.PDFDocument,
  words: readonly string[],
  widths: readonly number[],
  colour: string,
): void => {
  const cells = words.map(printable);
  document.fontSize(8.5);
  const sizes = cells.map((cell, index) => document.heightOfString(cell, { width: columnWidth(widths, index) - 8 }));
  const height = Math.max(...sizes) + 8;
  if (document.y + height > document.page.height - margin - 20) document.addPage();
  const top = document.y;
  let left = margin;
  for (const [index, cell] of cells.entries()) {
    document.fillColor(colour).text(cell, left, top + 4, { width: columnWidth(widths, index) - 8 });
    left += columnWidth(widths, index);
  }
  const bottom = top + height;
  document
    .moveTo(margin, bottom)
    .lineTo(margin + innerWidth, bottom)
    .lineWidth(0.5)
    .stroke(hairline);
  document.x = margin;
  document.y = bottom;
};

/** Widths are shares of the inner width. */
const columnWidth = (widths: readonly number[], index: number): number =>
  (innerWidth * (widths[index] ?? 1)) / widths.reduce((sum, width) => sum + width, 0);

const footer = (document: PDFKit.PDFDocument): void => {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // The bottom margin would push the line on to a page of its own.
    document.page.margins.bottom = 0;
    document
      .fillColor(softInk)
      .fontSize(8)
      .text(`${site.company.email}   ${site.company.phone}`, margin, document.page.height - 36, { lineBreak: false })
      .text(`${page + 1} / ${count}`, document.page.width - margin - 60, document.page.height - 36, {
        width: 60,
        align: 'right',
        lineBreak: false,
      });
  }
};

const bytesOf = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
