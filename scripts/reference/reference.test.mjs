import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../house/root.mjs';
import { readExports } from './read-exports.mjs';
import { referenceFolder, referencePages } from './reference-pages.mjs';

const folder = path.join(root, referenceFolder);
const pages = await referencePages();

describe('docs/reference', () => {
  it('holds a page for every entry of the published packages, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual([...pages.keys()].sort());
  });

  it.each([...pages])(
    'has %s as the docstrings are now; otherwise run node scripts/write-reference.mjs',
    (file, text) => {
      expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text);
    },
  );

  it('leads to sources that are there', () => {
    const sources = [...pages.values()].flatMap((text) => [...text.matchAll(/\[Source\]\(([^)]+)\)/g)]);
    expect(sources.length).toBeGreaterThan(100);
    for (const [, target = ''] of sources) expect(readFileSync(path.join(folder, target), 'utf8')).not.toBe('');
  });
});

describe('readExports', () => {
  const money = readExports(path.join(root, 'packages/domain/src/money/index.ts'));

  it('reads a declaration without its body, and its docstring', () => {
    expect(money.find(({ name }) => name === 'formatFixed')).toMatchObject({
      kind: 'function',
      signature: 'function formatFixed(value: number | string, precision: number): string',
      summary: expect.stringContaining('specification §5'),
      parameters: [{ name: 'value' }, { name: 'precision' }],
      failures: [expect.stringMatching(/^RangeError when/)],
      examples: [expect.stringContaining("formatFixed(1.005, 2); // '1.01'")],
    });
  });

  it('gives every export a sentence', () => {
    expect(money.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([]);
  });
});
