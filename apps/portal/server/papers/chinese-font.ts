import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

let loaded: Promise<Buffer> | undefined;

/**
 * Noto Sans SC as PDFs need it, with the characters of GB 2312 and Latin ones. It is unpacked once, when the first paper
 * is made, and kept.
 */
export function chineseFont(): Promise<Buffer> {
  loaded ??= unpack().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function unpack(): Promise<Buffer> {
  const file = require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2');
  return Buffer.from(await decompress(await readFile(file)));
}
