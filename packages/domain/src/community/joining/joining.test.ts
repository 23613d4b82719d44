import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardState,
  countVote,
  defaultStages,
  isEnded,
  type JoinAct,
  type joinStates,
  maskedName,
  memberNumber,
  seatFaults,
  stageAfter,
  stageDeadline,
  stageFault,
  stateAfter,
  termState,
  voteChoices,
  voteMajorities,
} from './index';

const acts: readonly JoinAct[] = ['save', 'submit', 'answer', 'withdraw', 'ask', 'advance', 'refuse', 'admit'];

describe('an application', () => {
  it('never moves again once it has ended, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 30 }), (tried) => {
        let state: (typeof joinStates)[number] = 'draft';
        for (const act of tried) {
          const next = stateAfter(state, act);
          if (isEnded(state)) expect(next).toBeNull();
          state = next ?? state;
        }
      }),
    );
  });

  it('is admitted, asked about or refused only after it was sent', () => {
    expect((['admit', 'advance', 'ask', 'refuse'] as const).map((act) => stateAfter('draft', act))).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });

  it('that waits for the applicant is not decided for, and can still be refused or taken back', () => {
    expect(acts.map((act) => stateAfter('asked', act))).toEqual([
      null,
      null,
      'running',
      'withdrawn',
      'asked',
      null,
      'refused',
      null,
    ]);
  });
});

describe('the stages', () => {
  it('lead from one to the next and end', () => {
    const way = [];
    for (let stage = defaultStages[0] ?? null; stage !== null; stage = stageAfter(defaultStages, stage.kind)) {
      way.push(stage.kind);
    }
    expect(way).toEqual(['review', 'vote', 'dues', 'certificate']);
  });

  const stage = { days: 7, people: [] };
  const vote = { quorum: 50, majority: 'simple', positions: [] } as const;
  it.each([
    [[], 'no_review'],
    [[{ ...stage, kind: 'dues' }], 'no_review'],
    [[{ ...stage, kind: 'review' }], null],
    [
      [
        { ...stage, kind: 'review' },
        { ...stage, kind: 'dues' },
        { ...stage, kind: 'visit' },
      ],
      'wrong_order',
    ],
    [
      [
        { ...stage, kind: 'review' },
        { ...stage, kind: 'review' },
      ],
      'wrong_order',
    ],
    [
      [
        { ...stage, kind: 'review' },
        { ...stage, kind: 'vote' },
      ],
      'no_rule',
    ],
    [[{ ...stage, kind: 'review', vote }], 'no_rule'],
    [[{ ...stage, kind: 'review', days: 0 }], 'bad_days'],
    [[{ ...stage, kind: 'review', days: null }], null],
  ] as const)('%j have the fault %s', (stages, fault) => {
    expect(stageFault(stages)).toBe(fault);
  });

  it('end some days after they began, or never', () => {
    expect(stageDeadline({ days: 2 }, new Date('2026-11-22T00:00:00Z'))).toEqual(new Date('2026-11-24T00:00:00Z'));
    expect(stageDeadline({ days: null }, new Date())).toBeNull();
  });
});

describe('a vote of the council', () => {
  const votes = fc.array(
    fc.record({ memberId: fc.integer({ min: 1, max: 30 }), choice: fc.constantFrom(...voteChoices) }),
    { maxLength: 60 },
  );
  const rule = fc.record({ quorum: fc.integer({ min: 0, max: 100 }), majority: fc.constantFrom(...voteMajorities) });
  const electorate = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 });

  it('counts nobody twice and no stranger', () => {
    fc.assert(
      fc.property(electorate, votes, rule, (allowed, cast, how) => {
        const { yes, no, abstain, isQuorate, outcome } = countVote(allowed, cast, how);
        const voters = new Set(cast.map(({ memberId }) => memberId).filter((id) => allowed.includes(id)));
        expect(yes + no + abstain).toBe(voters.size);
        expect(isQuorate).toBe(voters.size > 0 && voters.size * 100 >= allowed.length * how.quorum);
        if (outcome === 'accepted') expect(isQuorate && yes > no).toBe(true);
        if (!isQuorate) expect(outcome).toBe('no_quorum');
      }),
    );
  });

  it('follows the last word of each', () => {
    fc.assert(
      fc.property(electorate, votes, rule, (allowed, cast, how) => {
        const before = cast.map((vote) => ({ ...vote, choice: 'no' as const }));
        expect(countVote(allowed, [...before, ...cast], how)).toEqual(countVote(allowed, cast, how));
      }),
    );
  });

  const cast = (yes: number, no: number, abstain = 0) =>
    [...Array(yes).fill('yes'), ...Array(no).fill('no'), ...Array(abstain).fill('abstain')].map((choice, place) => ({
      memberId: place + 1,
      choice,
    }));
  const twelve = Array.from({ length: 12 }, (_, place) => place + 1);
  it.each([
    [cast(6, 0), 'simple', 'accepted'],
    [cast(5, 0), 'simple', 'no_quorum'],
    [cast(3, 3), 'simple', 'rejected'],
    [cast(1, 0, 5), 'simple', 'accepted'],
    [cast(0, 0, 6), 'simple', 'rejected'],
    [cast(4, 2), 'two_thirds', 'accepted'],
    [cast(5, 3), 'two_thirds', 'rejected'],
    [cast(0, 0, 6), 'two_thirds', 'rejected'],
  ] as const)('of twelve, %j by %s, is %s', (said, majority, outcome) => {
    expect(countVote(twelve, said, { quorum: 50, majority }).outcome).toBe(outcome);
  });
});

describe('a member’s number', () => {
  it('is another one for each sequence', () => {
    fc.assert(
      fc.property(
        fc.record({
          prefix: fc.stringMatching(/^[A-Z0-9]{0,6}$/),
          hasYear: fc.boolean(),
          digits: fc.integer({ min: 1, max: 8 }),
        }),
        fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 5 }),
        (pattern, sequences) => {
          const numbers = sequences.map((sequence) => memberNumber(pattern, 2026, sequence));
          expect(new Set(numbers).size).toBe(sequences.length);
        },
      ),
    );
  });

  it.each([
    [{ isActive: true, validUntil: null }, 'valid'],
    [{ isActive: true, validUntil: '2026-11-22' }, 'valid'],
    [{ isActive: true, validUntil: '2026-11-21' }, 'expired'],
    [{ isActive: false, validUntil: null }, 'ended'],
  ] as const)('on a card %j is %s', (card, state) => {
    expect(cardState(card, '2026-11-22')).toBe(state);
  });

  it.each([
    ['王小明', '王＊＊'],
    ['  Anna  Weber ', 'A••• W••••'],
    ['', ''],
  ])('is shown beside %j as %j', (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });
});

describe('a term of office', () => {
  it.each([
    ['2027-12-31', '2024-12-31', 'running'],
    ['2027-12-31', '2027-10-02', 'due'],
    ['2027-12-31', '2027-12-31', 'over'],
    ['2027-12-31', '2023-12-31', 'coming'],
    [null, '2099-01-01', 'running'],
  ] as const)('until %s stands on %s as %s', (until, day, state) => {
    expect(termState({ from: '2024-01-01', until }, day, 90)).toBe(state);
  });
});

describe('the people of a company', () => {
  const person = { name: '王小明', email: 'a@mill.example', post: '', isContact: false };
  it.each([
    [[{ ...person, isContact: true }], []],
    [[], [{ place: 0, field: 'is_contact', kind: 'missing' }]],
    [
      [
        { ...person, isContact: true },
        { ...person, email: 'A@mill.example ' },
      ],
      [{ place: 1, field: 'email', kind: 'twice' }],
    ],
    [
      [
        { ...person, isContact: true },
        { ...person, email: 'b@mill.example', isContact: true },
      ],
      [{ place: 1, field: 'is_contact', kind: 'twice' }],
    ],
    [
      [
        { ...person, isContact: true },
        { ...person, name: ' ', email: '' },
        { ...person, email: 'c@mill.example' },
      ],
      [
        { place: 1, field: 'name', kind: 'missing' },
        { place: 1, field: 'email', kind: 'missing' },
        { place: 2, field: 'name', kind: 'too_many' },
      ],
    ],
  ] as const)('%j have the faults %j', (people, faults) => {
    expect(seatFaults(people, 2)).toEqual(faults);
  });
});
