import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { main } from './house/main.mjs';
import { root } from './house/root.mjs';

const folder = path.join(root, 'apps/catalogue/app/fonts');
const { resolve } = createRequire(path.join(root, 'apps/catalogue/package.json'));

/**
 * The characters of Western European languages with their punctuation; whatever else a page holds comes from the
 * packages' other files. `fonts.css` tells the browser the same ranges.
 */
const ranges = /** @type {const} */ ([
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]);

const characters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

/** Every face of the site with the part of its axes that the site uses (docs: the visual language). */
const faces = [
  {
    name: 'newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    licence: '@fontsource-variable/newsreader/LICENSE',
    axes: { wght: 400, opsz: { min: 16, max: 72 } },
  },
  {
    name: 'instrument-sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    licence: '@fontsource-variable/instrument-sans/LICENSE',
    axes: { wght: { min: 400, max: 700 } },
  },
];

// Writes the fonts of the first paint anew: the packages' files hold axes and characters that no page needs.
main(async () => {
  await mkdir(folder, { recursive: true });
  for (const { name, file, licence, axes } of faces) {
    const font = await subsetFont(await readFile(resolve(file)), characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(path.join(folder, `${name}.woff2`), font);
    await copyFile(resolve(licence), path.join(folder, `${name}.licence.txt`));
    console.log(`${name}: ${font.length} bytes`);
  }
});
