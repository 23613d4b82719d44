import { describe, expect, it } from 'vitest';
import { type DraftName, draftNames, draftRepeat, drafts, interlacing } from './weave';

const paper = (name: DraftName) => interlacing(drafts[name], draftRepeat[name].ends, draftRepeat[name].picks);
const raisedIn = (row: boolean[]) => row.filter(Boolean).length;

describe('the drafts', () => {
  it.each(draftNames)('%s repeats after its repeat, to both sides', (name) => {
    const { ends, picks } = draftRepeat[name];
    const draft = drafts[name];
    const breaks: [number, number][] = [];
    for (let end = -ends; end < ends; end++)
      for (let pick = -picks; pick < picks; pick++)
        if (draft(end + ends, pick) !== draft(end, pick) || draft(end, pick + picks) !== draft(end, pick))
          breaks.push([end, pick]);
    expect(breaks).toEqual([]);
  });

  it.each(draftNames.filter((name) => name !== 'jacquard-medallion'))('%s has no shorter repeat', (name) => {
    const { ends, picks } = draftRepeat[name];
    const rows = paper(name);
    const same = (shiftEnds: number, shiftPicks: number) =>
      rows.every((row, pick) => row.every((up, end) => drafts[name](end + shiftEnds, pick + shiftPicks) === up));
    for (let shift = 1; shift < ends; shift++) expect(same(shift, 0)).toBe(false);
    for (let shift = 1; shift < picks; shift++) expect(same(0, shift)).toBe(false);
  });

  it.each(draftNames)('%s holds together: every end and every pick goes up and down', (name) => {
    const rows = paper(name);
    const columns = rows[0]?.map((_, end) => rows.map((row) => row[end])) ?? [];
    for (const line of [...rows, ...columns]) expect(new Set(line)).toEqual(new Set([true, false]));
  });

  it.each(['twill-2-1', 'twill-3-1', 'twill-2-2'] as const)(
    '%s shifts one end a pick and rises to the right',
    (name) => {
      for (let end = 0; end < 8; end++)
        for (let pick = 0; pick < 8; pick++) expect(drafts[name](end + 1, pick)).toBe(drafts[name](end, pick + 1));
    },
  );

  it('the left-hand denim twill rises to the left', () => {
    const left = drafts['twill-3-1-left'];
    for (let end = 0; end < 8; end++)
      for (let pick = 0; pick < 8; pick++) expect(left(end + 1, pick + 1)).toBe(left(end, pick));
  });

  it('denim shows three parts of warp to one of weft', () => {
    expect(paper('twill-3-1').map(raisedIn)).toEqual([3, 3, 3, 3]);
  });

  it.each(['satin-5', 'satin-8'] as const)('%s ties once in each row of the repeat', (name) => {
    const { ends } = draftRepeat[name];
    expect(paper(name).map(raisedIn)).toEqual(paper(name).map(() => ends - 1));
  });

  it.each(['satin-5', 'satin-8'] as const)('%s never ties in two neighbouring places', (name) => {
    const size = draftRepeat[name].ends;
    const tie = paper(name).map((row) => row.indexOf(false));
    tie.forEach((end, pick) => {
      const step = Math.abs((tie[(pick + 1) % size] ?? 0) - end);
      expect(Math.min(step, size - step)).toBeGreaterThan(1);
    });
  });

  it('sateen is the back of satin', () => {
    expect(paper('sateen-5')).toEqual(paper('satin-5').map((row) => row.map((up) => !up)));
  });

  it('herringbone mirrors at its twelfth end, warp meeting weft', () => {
    for (let step = 0; step < 12; step++)
      for (let pick = 0; pick < 4; pick++)
        expect(drafts.herringbone(12 + step, pick)).toBe(!drafts.herringbone(11 - step, pick));
  });

  it('broken twill uses each tie of the twill once, and not in line', () => {
    const ties = paper('broken-twill').map((row) => row.indexOf(false));
    expect([...ties].sort()).toEqual([0, 1, 2, 3]);
    expect(ties).not.toEqual([0, 1, 2, 3]);
  });

  it('corduroy floats two pile picks for every ground pick', () => {
    expect(paper('corduroy').map(raisedIn)).toEqual([3, 1, 1, 3, 1, 1]);
  });

  it('oxford raises its ends in pairs', () => {
    for (let end = 0; end < 8; end += 2) expect(drafts.oxford(end, 1)).toBe(drafts.oxford(end + 1, 1));
  });
});

describe('interlacing', () => {
  it('draws one row a pick', () => {
    const rows = interlacing(drafts.plain, 3, 2);
    expect(rows).toEqual([
      [true, false, true],
      [false, true, false],
    ]);
  });
});
