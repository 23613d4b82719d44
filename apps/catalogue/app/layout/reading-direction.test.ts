import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const house = fileURLToPath(new URL('../../../..', import.meta.url));

const sheets = ['packages/ui/src', 'apps/catalogue/app'].flatMap((folder) =>
  readdirSync(path.join(house, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

/** What is written from the left, and would stand on the wrong side of a page that is read from the right. */
const physical: readonly RegExp[] = [
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?\s*:/,
  /^(?:left|right)\s*:/,
  /^border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /^(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
];

const fourSided = /^(margin|padding|inset|border-width|border-style|border-color)\s*:\s*(.+)$/;

/** The declarations of a sheet that name a side of the screen instead of a side of the text. */
function physicalDeclarations(css: string): string[] {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[;{}]/)
    .map((piece) => piece.trim());
  return declarations.filter((declaration) => {
    if (physical.some((pattern) => pattern.test(declaration))) return true;
    const [, right, , left] = wordsOf(fourSided.exec(declaration)?.[2] ?? '');
    return left !== undefined && left !== right;
  });
}

/** The values of a shorthand; what stands in brackets, however deep, is one value. */
function wordsOf(value: string): string[] {
  let plain = value;
  for (let last = ''; plain !== last; ) [last, plain] = [plain, plain.replace(/[\w-]*\([^()]*\)/g, 'x')];
  return plain.split(/\s+/);
}

describe('style sheets', () => {
  it.each(sheets)('%s is laid out by the direction of the text, not by left and right', (sheet) => {
    expect(physicalDeclarations(readFileSync(path.join(house, sheet), 'utf8'))).toEqual([]);
  });

  it.each([
    'margin-left: 1rem',
    'left: 0',
    'text-align: right',
    'border-top-left-radius: 2px',
    'padding: 0 1rem 0 max(1rem, calc((100% - var(--a)) / 2))',
    'inset: auto auto 0 0',
  ])('would be found out by %s', (declaration) => {
    expect(physicalDeclarations(`.part { ${declaration}; }`)).toEqual([declaration]);
  });
});
