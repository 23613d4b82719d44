const millimetresAnInch = 25.4;
/** CSS counts 96 pixels an inch, on whatever screen. */
const pixelsAnInch = 96;

/**
 * How many CSS pixels show a length at its true size.
 *
 * @example
 * cssPixels(25.4); // 96
 */
export function cssPixels(millimetres: number): number {
  return (millimetres * pixelsAnInch) / millimetresAnInch;
}

/**
 * How high a repeat is that is so many millimetres wide, by the shape of its picture; null when that is not known.
 *
 * @example
 * repeatHeight(30, { width: 600, height: 640 }); // 32
 */
export function repeatHeight(
  width: number,
  picture: { readonly width: number | null; readonly height: number | null },
): number | null {
  if (!picture.width || !picture.height) return null;
  return (width * picture.height) / picture.width;
}
