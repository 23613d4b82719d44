import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';
import { dayAfter, lastDayOf } from '../last-day';

export type FeeFields = Parameters<PortalApi['feeDesk']['preview']>[0];
type SentFee = Parameters<PortalApi['feeDesk']['save']>[0];
export type DeskFee = Awaited<ReturnType<PortalApi['feeDesk']['get']>>;
type FeeFilter = Partial<Parameters<PortalApi['feeDesk']['search']>[0]>;
type VoucherFilter = Partial<Parameters<PortalApi['feeDesk']['vouchers']>[0]>;
type LedgerFilter = Partial<Parameters<PortalApi['feeDesk']['ledger']>[0]>;
type ReceiptFilter = Partial<Parameters<PortalApi['feeDesk']['receipts']>[0]>;
type BillFilter = Partial<Parameters<PortalApi['feeDesk']['bills']>[0]>;

/** Fees by the calls of the desk. */
export function feeResource({ api, ccId }: DeskPlace): DeskResource {
  const { feeDesk } = api;
  return {
    list: (range, filter) => feeDesk.search({ ccId, ...range, ...(filter as FeeFilter) }),
    one: async (id) => feeToForm(await feeDesk.get({ ccId, id })),
    create: ({ idempotency_key, ...values }) =>
      feeDesk.save({ ...feeFromForm(values, ccId), idempotency_key } as SentFee),
    update: (id, values) => {
      const { version } = values as { readonly version: number };
      return feeDesk.save({ ...feeFromForm(values, ccId), id, version });
    },
    remove: async (ids) => {
      for (const id of ids) await feeDesk.remove({ ccId, id });
    },
  };
}

/** What is owed; it is changed by acts, each with a reason, and never as a form. */
export function billResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: (range, filter) => api.feeDesk.bills({ ccId, ...range, ...(filter as BillFilter) }),
    one: (id) => api.feeDesk.bill({ ccId, id }),
  };
}

/** Transfer slips, by how each was decided. */
export function voucherResource({ api, ccId }: DeskPlace): DeskResource {
  return { list: (range, filter) => api.feeDesk.vouchers({ ccId, ...range, ...(filter as VoucherFilter) }) };
}

/** The books: beside the entries, what every account holds by all of them. */
export function ledgerResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: async (range, filter) => {
      const { list, total, ...sums } = await api.feeDesk.ledger({
        ccId,
        ...range,
        ...(askedOfBooks(filter) as LedgerFilter),
      });
      return { list, total, meta: sums };
    },
  };
}

/** Receipts that were given. */
export function receiptResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: (range, filter) => api.feeDesk.receipts({ ccId, ...range, ...(askedOfBooks(filter) as ReceiptFilter) }),
  };
}

/** Notices of bills that did not arrive. */
export function undeliveredResource({ api, ccId }: DeskPlace): DeskResource {
  return { list: (range) => api.feeDesk.undelivered({ ccId, ...range }) };
}

/** What the books are asked: people name the last day that they mean, the call the first one after it. */
export function askedOfBooks({ until, ...others }: Values): Values {
  return typeof until === 'string' && until !== '' ? { ...others, until: dayAfter(until) } : others;
}

const noRule = { base: 0, each: 0, positions: [], bands: [], most: null, rows: [] };
const nobody = { positions: [], categories: [], members: [] };

/** A fee as its form holds it: until the last day of its period, with the fields of every kind of rule. */
export function feeToForm({ texts, rule, audience, period_until, ...fee }: DeskFee) {
  return {
    ...fee,
    period_until: lastDayOf(period_until),
    rule: { ...noRule, ...rule },
    audience: { ...nobody, ...audience },
    texts: textsToForm(texts),
  };
}

/** A fee as it travels: of its rule and its audience only what the chosen kind knows. */
export function feeFromForm(values: Values, ccId: number): FeeFields {
  const { kind, payer, period_from, period_until, plan, is_pro_rata = false, renews = false, renews_before } = values;
  return {
    ccId,
    kind,
    payer,
    rule: ruleFromForm((values.rule ?? {}) as Values),
    audience: audienceFromForm((values.audience ?? {}) as Values),
    period_from: period_from ?? '',
    period_until: dayAfter(period_until as string | undefined) ?? '',
    plan: list(plan).map(({ days, share }) => ({ days: days ?? 0, share: share ?? 0 })),
    is_pro_rata,
    renews,
    renews_before: renews_before ?? 30,
    reminders: [...((values.reminders ?? []) as readonly number[])].sort((one, other) => one - other),
    texts: textsFromForm(values.texts, ['title', 'description']),
  } as FeeFields;
}

const rules: Readonly<Record<string, (rule: Values) => Values>> = {
  fixed: ({ cents }) => ({ kind: 'fixed', cents: cents ?? 0 }),
  formula: ({ base, each, positions, bands, most }) => ({
    kind: 'formula',
    base: base ?? 0,
    each: each ?? 0,
    positions: list(positions).map(({ id, cents }) => ({ id: id ?? 0, cents: cents ?? 0 })),
    bands: list(bands).map(({ from, cents }) => ({ from: from ?? 0, cents: cents ?? 0 })),
    most: most ?? null,
  }),
  table: ({ rows }) => ({
    kind: 'table',
    rows: list(rows).map(({ position, category, from, cents }) => ({
      position: position || null,
      category: category || null,
      from: from ?? null,
      cents: cents ?? 0,
    })),
  }),
};

function ruleFromForm(rule: Values): Values {
  return rules[String(rule.kind)]?.(rule) ?? rule;
}

function audienceFromForm({ kind, positions, categories, members }: Values): Values {
  if (kind !== 'chosen') return { kind };
  return { kind, positions: positions ?? [], categories: categories ?? [], members: members ?? [] };
}

/** The rows of a repeated field; one that was just added holds nothing yet. */
function list(rows: unknown): readonly Values[] {
  return ((rows ?? []) as readonly (Values | null)[]).map((row) => row ?? {});
}
