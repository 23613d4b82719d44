import PDFDocument from 'pdfkit';
import { chineseFont } from './chinese-font';

interface Paper {
  readonly title: string;
  readonly author: string;
  /** The moment that the file says it was made at. */
  readonly now: Date;
  readonly size?: 'A4' | 'A5';
  readonly layout?: 'portrait' | 'landscape';
  /** In points, on all sides. */
  readonly margin?: number;
}

/** Makes a PDF with a font that writes Chinese; the same input gives the same bytes. */
export async function makePaper(
  { title, author, now, size = 'A4', layout = 'portrait', margin = 48 }: Paper,
  draw: (page: PDFKit.PDFDocument) => void,
) {
  const page = new PDFDocument({
    size,
    layout,
    margin,
    info: { Title: title, Author: author, CreationDate: now },
  });
  page.registerFont('text', await chineseFont()).font('text');
  const bytes = bytesOf(page);
  draw(page);
  page.end();
  return bytes;
}

async function bytesOf(page: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
