import { addCents, type Cents, cents, timesCents } from '../../money';

/**
 * How much a fee is: the same for everybody, reckoned from what the payer is, or read from a table.
 *
 * @example
 * const rule: FeeRule = { kind: 'fixed', cents: cents(200_000) };
 */
export type FeeRule = FixedFee | FormulaFee | TableFee;

/** The same amount for everybody. */
export interface FixedFee {
  readonly kind: 'fixed';
  readonly cents: Cents;
}

/** An amount that is put together: a base, and what comes on top of it. */
export interface FormulaFee {
  readonly kind: 'formula';
  readonly base: Cents;
  /** For each active member of the payer's company. */
  readonly each: Cents;
  /** For an office; of several that somebody holds the dearest counts. */
  readonly positions: readonly { readonly id: number; readonly cents: Cents }[];
  /** For a turnover from an amount on; the highest band that is reached counts. */
  readonly bands: readonly { readonly from: Cents; readonly cents: Cents }[];
  /** No payer pays more; null when there is no such limit. */
  readonly most: Cents | null;
}

/** Rows from top to bottom: the first one that fits counts. Whom none fits pays nothing. */
export interface TableFee {
  readonly kind: 'table';
  readonly rows: readonly FeeRow[];
}

/** A row of a table; what is null fits everybody. */
export interface FeeRow {
  readonly position: number | null;
  readonly category: number | null;
  /** The least turnover. */
  readonly from: Cents | null;
  readonly cents: Cents;
}

/**
 * What a fee knows of who pays it.
 *
 * @example
 * const payer: FeePayer = { memberId: 12, positions: [3], category: null, turnover: null, activeMembers: 4 };
 */
export interface FeePayer {
  /** Null for somebody who is no member yet. */
  readonly memberId: number | null;
  /** The offices that are held. */
  readonly positions: readonly number[];
  readonly category: number | null;
  /** Of the payer's company; null when it is not known, and then it reaches no band. */
  readonly turnover: Cents | null;
  /** Of the payer's company; 1 for somebody without one. */
  readonly activeMembers: number;
}

/**
 * What somebody pays for a whole period.
 *
 * @throws {RangeError} when the sum is too large to be exact
 * @example
 * const payer = { memberId: 12, positions: [], category: null, turnover: null, activeMembers: 3 };
 * const rule = { kind: 'formula', base: cents(100_000), each: cents(5_000), positions: [], bands: [], most: null } as const;
 * feeAmount(rule, payer); // 115_000
 */
export function feeAmount(rule: FeeRule, payer: FeePayer): Cents {
  if (rule.kind === 'fixed') return rule.cents;
  return rule.kind === 'formula' ? formulaAmount(rule, payer) : tableAmount(rule, payer);
}

function formulaAmount({ base, each, positions, bands, most }: FormulaFee, payer: FeePayer): Cents {
  const offices = positions.filter(({ id }) => payer.positions.includes(id)).map((office) => office.cents);
  const office = offices.length === 0 ? cents(0) : cents(Math.max(...offices));
  const sum = addCents(base, timesCents(each, payer.activeMembers), office, bandAmount(bands, payer.turnover));
  return most === null || sum < most ? sum : most;
}

function bandAmount(bands: FormulaFee['bands'], turnover: Cents | null): Cents {
  const reached = bands.filter(({ from }) => turnover !== null && turnover >= from);
  return reached.toSorted((one, other) => other.from - one.from)[0]?.cents ?? cents(0);
}

function tableAmount({ rows }: TableFee, { positions, category, turnover }: FeePayer): Cents {
  const row = rows.find(
    (each) =>
      (each.position === null || positions.includes(each.position)) &&
      (each.category === null || each.category === category) &&
      (each.from === null || (turnover !== null && turnover >= each.from)),
  );
  return row?.cents ?? cents(0);
}
