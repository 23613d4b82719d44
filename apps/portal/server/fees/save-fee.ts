import type { DueStep, FeeAudience, FeeRule } from '@selvedge/domain/fees';
import { type Cents, perMille } from '@selvedge/domain/money';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Tx } from '../bills/bill-queries';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { bills, fees, feeTexts, memberCategories, members, positions } from '../database/schema';
import { once, type Sent } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import type { FeeRow } from './bill-period';

export interface FeeFields {
  readonly ccId: number;
  readonly kind: 'membership' | 'other';
  readonly payer: 'member' | 'company';
  readonly rule: Unbranded<FeeRule>;
  readonly audience: FeeAudience;
  readonly period_from: string;
  readonly period_until: string;
  readonly plan: readonly { readonly days: number; readonly share: number }[];
  readonly is_pro_rata: boolean;
  readonly renews: boolean;
  readonly renews_before: number;
  readonly reminders: readonly number[];
  readonly texts: Texts<{ readonly title: string; readonly description: string }>;
}

/** As it comes over the wire: amounts are checked, and plain numbers. */
type Unbranded<T> = T extends Cents
  ? number
  : T extends readonly (infer Item)[]
    ? readonly Unbranded<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Unbranded<T[K]> }
      : T;

export interface FeeChange extends FeeFields, Sent {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
}

/**
 * Writes a fee, or changes one. Of a published fee only the words, the reminders and whether it renews are changed: what
 * was billed by its terms stays what it is.
 *
 * @throws {RefusedRequest} 409 when somebody else has changed it, or its terms are fixed; 111 at what does not exist.
 */
export async function saveFee(context: PortalContext, fields: FeeChange) {
  requireRight(context, 'fee.manage', fields.ccId);
  return withTransaction(context.db, (tx) =>
    once(tx, context, fields, async () => {
      await requireTerms(tx, fields);
      const row =
        fields.id === undefined
          ? await addFee(tx, context, fields)
          : await changeFee(tx, context, { ...fields, id: fields.id });
      await tx.delete(feeTexts).where(eq(feeTexts.feeId, row.id));
      await tx.insert(feeTexts).values(textRows(fields.texts, { feeId: row.id }));
      const act = fields.id === undefined ? 'fee.create' : 'fee.update';
      await recordAct(tx, context, { ccId: fields.ccId, act, subject: `fee:${row.id}` });
      return { id: row.id, version: versionOf(row.updatedAt) };
    }),
  );
}

/** The columns of a fee's terms. */
export function termsOf(fields: FeeFields) {
  return {
    kind: fields.kind,
    payer: fields.payer,
    rule: fields.rule as FeeRule,
    audience: fields.audience,
    periodFrom: fields.period_from,
    periodUntil: fields.period_until,
    plan: fields.plan.map(({ days, share }): DueStep => ({ days, share: perMille(share) })),
    isProRata: fields.is_pro_rata,
  };
}

/**
 * What a fee names must be there, and its period must last.
 *
 * @throws {RefusedRequest} 105 at `period_until`; 111 at `audience` or `rule`
 */
export async function requireTerms(
  tx: Pick<Tx, '$count'>,
  { ccId, period_from, period_until, audience, rule }: FeeFields,
) {
  if (period_until <= period_from) throw wrongAt('period_until', codes.invalidDate);
  const named = audience.kind === 'all' ? { positions: [], categories: [], members: [] } : audience;
  if (audience.kind === 'chosen' && Object.values(named).every((ids) => ids.length === 0))
    throw wrongAt('audience', codes.required);
  const offices =
    rule.kind === 'formula'
      ? rule.positions.map(({ id }) => id)
      : rowsOf(rule).flatMap(({ position }) => position ?? []);
  const categories = rowsOf(rule).flatMap(({ category }) => category ?? []);
  const checks = [
    ['audience', positions, named.positions],
    ['audience', memberCategories, named.categories],
    ['audience', members, named.members],
    ['rule', positions, offices],
    ['rule', memberCategories, categories],
  ] as const;
  for (const [field, table, ids] of checks) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) continue;
    const found = await tx.$count(table, and(eq(table.communityId, ccId), inArray(table.id, wanted)));
    if (found < wanted.length) throw wrongAt(field, codes.doesNotExist);
  }
}

function rowsOf(rule: FeeFields['rule']) {
  return rule.kind === 'table' ? rule.rows : [];
}

async function addFee(tx: Tx, { now }: PortalContext, fields: FeeFields) {
  const { ccId, renews, renews_before, reminders } = fields;
  const rows = await tx
    .insert(fees)
    .values({
      communityId: ccId,
      ...termsOf(fields),
      renews,
      renewsBefore: renews_before,
      reminders,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: fees.id, updatedAt: fees.updatedAt });
  return onlyRow(rows);
}

async function changeFee(tx: Tx, { now }: PortalContext, fields: FeeChange & { readonly id: number }) {
  const own = and(eq(fees.id, fields.id), eq(fees.communityId, fields.ccId));
  const [before] = await tx.select().from(fees).where(own).for('update');
  if (before === undefined) throw refuse(codes.notFound);
  const updatedAt = nextVersion(before.updatedAt, fields.version ?? 0, now);
  const terms = termsOf(fields);
  if (before.state !== 'draft' && !hasSameTerms(before, terms)) throw wrongAt('rule', codes.noMatch);
  const { renews, renews_before: renewsBefore, reminders } = fields;
  await tx
    .update(fees)
    .set({ ...terms, renews, renewsBefore, reminders, updatedAt })
    .where(own);
  // Bills that are out follow the reminders; their amounts and days do not move.
  await tx.update(bills).set({ reminders }).where(eq(bills.feeId, fields.id));
  return { id: fields.id, updatedAt };
}

function hasSameTerms(before: FeeRow, terms: ReturnType<typeof termsOf>): boolean {
  const names = Object.keys(terms) as (keyof typeof terms)[];
  return names.every((name) => sorted(before[name]) === sorted(terms[name]));
}

/** JSON in one spelling: the database keeps keys in an order of its own. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
}

function wrongAt(field: string, code: ResponseCode) {
  return refuse(code, { issues: [fieldIssue(field, code)] });
}
