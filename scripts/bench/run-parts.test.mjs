import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../house/root.mjs';
import { atLeast, atMost } from './aim.mjs';
import { growthChart } from './catalogue/growth-chart.mjs';
import { slopeOf } from './catalogue/slope.mjs';
import { hold } from './contest.mjs';
import { longParts, parts } from './parts.mjs';
import { quickMs, runParts, tellMissed } from './run-parts.mjs';

const holding = async () => async () => ({ aims: [atMost('milliseconds', 4, 5)] });
const missing = async () => async () => ({ aims: [atLeast('ratio', 0.5, 0.85), atMost('size', 9, 8)] });
const told = async () => async () => [{ job: 'told only' }];

/** @param {Partial<import('./run-parts.mjs').Running>} more */
const running = (more = {}) => ({ names: [], quick: true, print: () => {}, ...more });

/** The table of docs/proof/speed.md. */
const proofRows = readFileSync(path.join(root, 'docs/proof/speed.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what '))
  .map((line) => {
    const [what = '', command = '', aim = '', figure = '', date = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { what, command, aim, figure, date };
  });

describe('the bench', () => {
  it('names every aim that was missed with figure and aim, and none that holds', async () => {
    const { missed } = await runParts({ holding, missing, told }, running());
    expect(missed.map(tellMissed)).toEqual(['missing: ratio is 0.50, not ≥ 0.85', 'missing: size is 9.00, not ≤ 8']);
    expect(missed[0]).toEqual({ part: 'missing', what: 'ratio', value: '0.50', wanted: '≥ 0.85' });
  });

  it('measures only what is asked for', async () => {
    const { figures } = await runParts({ holding, missing, told }, running({ names: ['told'] }));
    expect(Object.keys(figures)).toEqual(['told']);
  });

  it.each([
    [true, [], ['holding']],
    [true, ['told'], ['told']],
    [false, [], ['holding', 'told']],
  ])(
    'leaves long parts out of the quick form unless they are named (quick: %s, named: %j)',
    async (quick, names, done) => {
      const { figures } = await runParts({ holding, told }, running({ quick, names, long: new Set(['told']) }));
      expect(Object.keys(figures)).toEqual(done);
    },
  );

  it('begins nothing more once the time of the quick form is over, and counts that as missed', async () => {
    let at = 0;
    const now = () => at;
    const slow = async () => async () => {
      at = quickMs + 1;
    };
    /** @type {string[]} */
    const lines = [];
    const quick = await runParts({ slow, holding }, running({ now, print: (line) => lines.push(line) }));
    expect(quick.missed.map(({ part, wanted }) => [part, wanted])).toEqual([['holding', 'measured']]);
    expect(quick.broken).toEqual([]);
    expect(lines.at(-1)).toBe('  left out: the time of the quick form is over');
    at = 0;
    const full = await runParts({ slow, missing }, running({ now, quick: false }));
    expect(full.missed).toHaveLength(2);
  });

  it('goes on when a part breaks, and names it', async () => {
    const broken = async () => async () => {
      throw new Error('no browser');
    };
    const run = await runParts({ broken, holding }, running());
    expect([Object.keys(run.figures), run.broken, run.missed.map(tellMissed)]).toEqual([
      ['holding'],
      ['broken'],
      ['broken: the part is Error: no browser, not measured'],
    ]);
  });

  it('leaves out of the quick form only what there is', () => {
    expect([...longParts].filter((name) => !Object.hasOwn(parts, name))).toEqual([]);
  });

  it.each(Object.keys(parts))('tells of %s in the README and in a row of the proof', (name) => {
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(`\`${name}\``);
    expect(proofRows.map(({ command }) => command)).toContain(`\`${name}\``);
  });

  it.each(proofRows)('has a command, an aim, a figure and a date for: $what', ({ command, aim, figure, date }) => {
    expect(Object.keys(parts)).toContain(command.replaceAll('`', ''));
    expect(aim).not.toBe('');
    expect(figure).toMatch(/\d|\[there\]/);
    expect(date).toMatch(/^2\d{3}-\d{2}-\d{2}\b/);
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

  it.each([
    [
      'a line',
      [
        [0, 1],
        [1, 3],
        [2, 5],
      ],
      2,
    ],
    [
      'what stays as it is',
      [
        [0, 7],
        [5, 7],
        [9, 7],
      ],
      0,
    ],
    [
      'what rises and falls',
      [
        [0, 1],
        [1, 9],
        [2, 9],
        [3, 1],
      ],
      0,
    ],
    ['a single point', [[3, 4]], 0],
  ])('finds the slope of %s', (_, points, slope) => {
    expect(slopeOf(/** @type {[number, number][]} */ (points))).toBeCloseTo(slope);
  });
});
