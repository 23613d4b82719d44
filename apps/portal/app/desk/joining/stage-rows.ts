import { type ApprovalStage, type StageKind, stageKinds, type VoteRule } from '@selvedge/domain/joining';

/** A stage as the form holds it: one that is left out keeps what was said of it, should it come back. */
export interface StageRow {
  readonly isIn: boolean;
  /** Empty: nobody waits for it. */
  readonly days: string;
  readonly people: readonly number[];
  readonly vote: {
    readonly quorum: string;
    readonly majority: VoteRule['majority'];
    readonly positions: readonly number[];
  };
}

export type StageRows = Readonly<Record<StageKind, StageRow>>;

const blank: StageRow = {
  isIn: false,
  days: '7',
  people: [],
  vote: { quorum: '50', majority: 'simple', positions: [] },
};

/** Every stage that there is, with those of a community filled in. */
export function stageRows(stages: readonly ApprovalStage[]): StageRows {
  const rowOf = (kind: StageKind): StageRow => {
    const stage = stages.find((one) => one.kind === kind);
    if (stage === undefined) return blank;
    const { days, people, vote } = stage;
    return {
      isIn: true,
      days: days === null ? '' : String(days),
      people,
      vote: vote === undefined ? blank.vote : { ...vote, quorum: String(vote.quorum) },
    };
  };
  return Object.fromEntries(stageKinds.map((kind) => [kind, rowOf(kind)])) as Record<StageKind, StageRow>;
}

/** The stages that are in, in their order. */
export function stagesOfRows(rows: StageRows) {
  return stageKinds
    .filter((kind) => rows[kind].isIn)
    .map((kind) => {
      const { days, people, vote } = rows[kind];
      const rule = { quorum: Number(vote.quorum), majority: vote.majority, positions: [...vote.positions] };
      return {
        kind,
        days: days === '' ? null : Number(days),
        people: [...people],
        ...(kind === 'vote' && { vote: rule }),
      };
    });
}
