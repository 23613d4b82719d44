/** Red, green and blue in linear light, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** `#rrggbb` to linear light. */
export function linear(hex: string): Colour {
  const code = Number.parseInt(hex.slice(1), 16);
  return [channel(code >> 16), channel(code >> 8), channel(code)];
}

/** Eight-bit red, green and blue to `#rrggbb`. */
export const toHex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const channel = (code: number): number => ((code & 255) / 255) ** 2.2;
