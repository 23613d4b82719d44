import { type ApprovalStage, defaultStages, stageFault } from '@selvedge/domain/joining';
import { describe, expect, it } from 'vitest';
import { stageRows, stagesOfRows } from './stage-rows';

const own: readonly ApprovalStage[] = [
  { kind: 'review', days: null, people: [3, 4] },
  { kind: 'vote', days: 10, people: [], vote: { quorum: 66, majority: 'two_thirds', positions: [2] } },
];

describe('the stages in their form', () => {
  it.each([
    ['a community that has said nothing', defaultStages],
    ['a community with its own', own],
  ])('come back as they went there: %s', (_name, stages) => {
    expect(stagesOfRows(stageRows(stages))).toEqual(stages);
  });

  it('are right with every stage put in, each at its place', () => {
    const rows = stageRows(own);
    const all = { ...rows, visit: { ...rows.visit, isIn: true }, dues: { ...rows.dues, isIn: true } };
    const stages = stagesOfRows(all);
    expect(stages.map(({ kind }) => kind)).toEqual(['review', 'visit', 'vote', 'dues']);
    expect(stageFault(stages)).toBeNull();
  });
});
