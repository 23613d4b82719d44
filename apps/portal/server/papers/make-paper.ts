import PDFDocument from 'pdfkit';
import { chineseFont } from './chinese-font';

interface Paper {
  readonly title: string;
  readonly author: string;
  /** The moment that the file says it was made at. */
  readonly now: Date;
  readonly layout?: 'portrait' | 'landscape';
}

/** Makes a PDF of A4 pages with a font that writes Chinese; the same input gives the same bytes. */
export async function makePaper(
  { title, author, now, layout = 'portrait' }: Paper,
  draw: (page: PDFKit.PDFDocument) => void,
) {
  const page = new PDFDocument({
    size: 'A4',
    layout,
    margin: 48,
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
