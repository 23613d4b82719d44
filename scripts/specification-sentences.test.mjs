import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './house/root.mjs';

const page = readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8');
const part = page.split('## Reading A, sentence by sentence')[1]?.split(/^## /m)[0] ?? '';

/** Each sentence with the tests below it: a file, and words of the test's name. */
const sentences = part
  .split(/^- /m)
  .slice(1)
  .map((block) => {
    const [sentence = '', ...lines] = block.split('\n');
    return { sentence, tests: lines.flatMap((line) => [...line.matchAll(/^ {2}- `([^`]+)`: “([^”]+)”$/g)]) };
  });

describe('the sentences of the specification', () => {
  it('are all there', () => {
    const sections = [...part.matchAll(/^### (§\d)/gm)].map(([, section]) => section);
    expect(sections).toEqual(['§2', '§4', '§5', '§8', '§9']);
    expect(sentences.length).toBeGreaterThan(70);
  });

  it.each(sentences)('$sentence', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const [, file = '', words = ''] of tests) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(words);
    }
  });
});
