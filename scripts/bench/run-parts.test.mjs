import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../house/root.mjs';
import { atLeast, atMost } from './aim.mjs';
import { growthChart } from './catalogue/growth-chart.mjs';
import { hold } from './contest.mjs';
import { parts } from './parts.mjs';
import { quickMs, runParts } from './run-parts.mjs';

const holding = async () => async () => ({ aims: [atMost('milliseconds', 4, 5)] });
const missing = async () => async () => ({ aims: [atLeast('ratio', 0.5, 0.85), atMost('size', 9, 8)] });
const told = async () => async () => [{ job: 'told only' }];

/** @param {Partial<import('./run-parts.mjs').Running>} more */
const running = (more = {}) => ({ names: [], quick: true, print: () => {}, ...more });

describe('the bench', () => {
  it('names every aim that was missed, and none that holds', async () => {
    const { missed } = await runParts({ holding, missing, told }, running());
    expect(missed).toEqual(['missing: ratio is 0.50, not ≥ 0.85', 'missing: size is 9.00, not ≤ 8']);
  });

  it('measures only what is asked for', async () => {
    const { figures } = await runParts({ holding, missing, told }, running({ names: ['told'] }));
    expect(Object.keys(figures)).toEqual(['told']);
  });

  it('begins nothing more once the time of the quick form is over, and says so', async () => {
    let at = 0;
    const now = () => at;
    const long = async () => async () => {
      at = quickMs + 1;
    };
    /** @type {string[]} */
    const lines = [];
    const quick = await runParts({ long, missing }, running({ now, print: (line) => lines.push(line) }));
    expect([quick.missed, lines.at(-1)]).toEqual([[], '  left out: the quick form is over']);
    at = 0;
    const full = await runParts({ long, missing }, running({ now, quick: false }));
    expect(full.missed).toHaveLength(2);
  });

  it.each(Object.keys(parts))('tells of %s in the README and the proof', (name) => {
    for (const file of ['README.md', 'docs/proof/speed.md']) {
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(`\`${name}\``);
    }
  });

  // `packages` measures what the build has made, and is run after it (scripts/test.mjs). Lighthouse alone brings hundreds
  // of modules, which a cold disk takes long to read.
  it.each(Object.entries(parts).filter(([name]) => name !== 'packages'))(
    'can load %s',
    { timeout: 60_000 },
    async (_, load) => {
      expect(await load()).toBeTypeOf('function');
    },
  );

  it('lets contenders take turns, ours as the measure', async () => {
    const contenders = { ours: (/** @type {number} */ n) => n + 1, theirs: (/** @type {number} */ n) => 1 + n };
    const contest = { job: 'add one', same: true, inputs: [1, 2], contenders };
    const [ours, theirs] = await hold(contest, { quick: true });
    expect([ours?.name, ours?.ratio, theirs?.name]).toEqual(['ours', 1, 'theirs']);
    const wrong = { ...contest, contenders: { ...contenders, theirs: () => 7 } };
    await expect(hold(wrong, { quick: true })).rejects.toThrow('add one: for 1 we say 2, theirs says 7.');
  });

  it('draws what grows', () => {
    const chart = growthChart([1_000, 1_000_000], { list: [2, 3], search: [4, 20] });
    expect(chart).toMatch(/^<svg [\s\S]*list 3\.0[\s\S]*search 20\.0[\s\S]*<\/svg>\n$/);
  });
});
