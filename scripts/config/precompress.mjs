import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What compresses; pictures, films and fonts are compressed already. */
const compressible = /\.(?:js|mjs|css|svg|json|ico|txt|xml|webmanifest|vtt)$/;

/** Below this a file travels in one packet whatever is done to it, in bytes. */
const worthIt = 512;

const forms = /** @type {const} */ ([
  ['.br', promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }],
  ['.gz', promisify(gzip), { level: 9 }],
]);

/**
 * Lays a `.br` and a `.gz` beside every file of the client build, as small as they get: a release is compressed once,
 * and the server never compresses a file for a reader who waits.
 *
 * @param {string} [output] the folder that browsers are served from
 * @returns {import('vite').Plugin}
 */
export function precompress(output = 'build/client') {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      // The server's build is the last, and lays files of its own beside the browser's.
      if (config.build.ssr) folder = path.resolve(config.root, output);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (folder === '') return;
        const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
        await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
      },
    },
  };
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < worthIt) return;
  await Promise.all(
    forms.map(async ([ending, compress, options]) => {
      const compressed = await /** @type {(content: Buffer, options: object) => Promise<Buffer>} */ (compress)(
        content,
        options,
      );
      if (compressed.length < content.length) await writeFile(file + ending, compressed);
    }),
  );
}
