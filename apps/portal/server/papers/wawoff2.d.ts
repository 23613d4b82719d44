declare module 'wawoff2' {
  /** The TrueType font that a WOFF2 file holds. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
