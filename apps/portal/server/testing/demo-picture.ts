/** A picture of 64 × 48 points, as a PNG. */
const content = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEVBWXoNi6QSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIx+3BgQAAAADDoPlTX+AIVQEAAHwDDDAAAcvAQmMAAAAASUVORK5CYII=',
  'base64',
);

/** A real picture, as somebody sends it. */
export function demoPicture(name: string): File {
  return new File([content], name, { type: 'image/png' });
}
