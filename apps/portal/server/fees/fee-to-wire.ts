import type { RawDeskFee } from '@selvedge/api-contract/community';
import { addDays, nextPeriod } from '@selvedge/domain/fees';
import { unixSeconds } from '../context';
import type { Texts } from '../desk/texts';
import { versionOf } from '../desk/version';
import type { FeeRow } from './bill-period';

/** What came of a fee so far. */
export interface FeeFigures {
  readonly bills: number;
  readonly billed: number;
  readonly paid: number;
  readonly outstanding: number;
  /** The end of the period that was billed last. */
  readonly until: string | null;
}

export function feeToWire(
  row: FeeRow,
  texts: Texts<{ readonly title: string; readonly description: string }>,
  { until, ...figures }: FeeFigures,
): RawDeskFee {
  return {
    id: row.id,
    version: versionOf(row.updatedAt),
    state: row.state,
    kind: row.kind,
    payer: row.payer,
    rule: writable(row.rule),
    audience: writable(row.audience),
    period_from: row.periodFrom,
    period_until: row.periodUntil,
    plan: row.plan.map(({ days, share }) => ({ days, share })),
    is_pro_rata: row.isProRata,
    renews: row.renews,
    renews_before: row.renewsBefore,
    reminders: [...row.reminders],
    texts,
    ...figures,
    renews_on: renewsOn(row, until),
    updated_time: unixSeconds(row.updatedAt),
  };
}

/** The day on which the next period is billed by itself. */
export function renewsOn(
  row: Pick<FeeRow, 'state' | 'renews' | 'periodFrom' | 'periodUntil' | 'renewsBefore'>,
  until: string | null,
) {
  if (!row.renews || row.state !== 'published') return null;
  const next = nextPeriod({ from: row.periodFrom, until: row.periodUntil });
  return addDays(until ?? next.from, -row.renewsBefore);
}

/** What was read from JSON may be written: the wire's types know no `readonly`. */
function writable<Value extends FeeRow['rule'] | FeeRow['audience']>(value: Value) {
  return structuredClone(value) as Writable<Value>;
}

type Writable<T> = T extends number | string | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Writable<Item>[]
    : { -readonly [K in keyof T]: Writable<T[K]> };
