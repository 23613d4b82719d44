import { inks } from './inks';

/** The association's seal: its characters from top to bottom, right column first, as it is cut. */
export function drawSeal(
  page: PDFKit.PDFDocument,
  characters: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  page
    .lineWidth(side / 28)
    .strokeColor(inks.red)
    .roundedRect(x, y, side, side, side / 14)
    .stroke();
  const all = [...characters].slice(0, 4);
  const isOneColumn = all.length <= 2;
  const rows = isOneColumn ? all.length : 2;
  const fontSize = side * (isOneColumn ? 0.39 : 0.36);
  const cell = side / 2;
  // The middle of a character lies four fifths of its size below the top of its line.
  const rise = cell / 2 - fontSize * 0.8;
  page.fillColor(inks.red).fontSize(fontSize);
  all.forEach((character, place) => {
    const column = isOneColumn ? 0.5 : 1 - Math.floor(place / rows);
    page.text(character, x + column * cell, y + (place % rows) * cell + rise, {
      width: cell,
      align: 'center',
      lineBreak: false,
    });
  });
}
