import { inks } from './inks';

/** Fills a sheet that is hung up with its paper, and draws a double line around it. */
export function drawFrame(page: PDFKit.PDFDocument): void {
  const { width, height } = page.page;
  page.rect(0, 0, width, height).fill('#fbf9f4');
  page
    .lineWidth(2)
    .strokeColor(inks.pine)
    .rect(30, 30, width - 60, height - 60)
    .stroke();
  page
    .lineWidth(0.6)
    .strokeColor(inks.brass)
    .rect(37, 37, width - 74, height - 74)
    .stroke();
}
