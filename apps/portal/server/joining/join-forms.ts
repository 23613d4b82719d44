import { isDeepStrictEqual } from 'node:util';
import type { RawDeskJoinForm } from '@selvedge/api-contract/community';
import { type CustomForm, checkForm } from '@selvedge/domain/custom-form';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse, type Transaction, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import type * as schema from '../database/schema';
import { customFormVersions, joinForms, joinFormTexts, memberCategories } from '../database/schema';
import { once, type Sent } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { countApplications, selectFormTexts, selectOpenForms, selectVersions } from './join-form-queries';
import { stagesOf } from './join-settings';

/** What can be applied for, with the stages that lie before the applicant. */
export async function listJoinForms(context: PortalContext, { ccId }: { readonly ccId: number }) {
  const [rows, stages] = await Promise.all([selectOpenForms(context, ccId), stagesOf(context.db, ccId)]);
  return { list: rows, stages: stages.map(({ kind, days }) => ({ kind, days })) };
}

/** Everything that can be applied for, with the questions as they stand now. */
export async function listDeskForms(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'join.approve', ccId);
  const rows = await context.db
    .select()
    .from(joinForms)
    .where(eq(joinForms.communityId, ccId))
    .orderBy(joinForms.sort, joinForms.id);
  const ids = rows.map(({ id }) => id);
  const [texts, versions, counts] = await Promise.all([
    selectFormTexts(context.db, ids),
    selectVersions(context.db, ccId, ids),
    countApplications(context.db, ids),
  ]);
  const textsOf = textsByRecord(texts, ({ formId }) => formId);
  const list = rows.flatMap((row) => {
    const last = versions.get(row.id);
    return last === undefined ? [] : [formToWire(row, textsOf(row.id), last, counts.get(row.id) ?? 0)];
  });
  return { list };
}

function formToWire(
  row: typeof joinForms.$inferSelect,
  texts: Texts<{ readonly title: string; readonly description: string }>,
  { number, form }: { readonly number: number; readonly form: unknown },
  applications: number,
): RawDeskJoinForm {
  const { id, kind, categoryId, seats, months, isOpen, updatedAt } = row;
  return {
    id,
    version: versionOf(updatedAt),
    kind,
    category_id: categoryId,
    seats,
    months,
    is_open: isOpen,
    texts,
    form: form as RawDeskJoinForm['form'],
    version_number: number,
    applications,
  };
}

interface WrittenForm extends Sent {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly kind: 'person' | 'company';
  readonly category_id: number | null;
  readonly seats: number;
  readonly months: number | null;
  readonly is_open: boolean;
  readonly texts: Texts<{ readonly title: string; readonly description: string }>;
  readonly form: CustomForm;
}

/**
 * Makes or changes something that can be applied for, once a key. Questions that changed are a new version; answers keep
 * theirs.
 */
export async function saveJoinForm(context: PortalContext, written: WrittenForm) {
  const { ccId, form } = written;
  requireRight(context, 'community.manage', ccId);
  const faults = checkForm(form);
  if (faults.length > 0) {
    throw refuse(codes.validationFailed, {
      issues: faults.map(({ path, code }) => fieldIssue(`form.${path}`, code as ResponseCode)),
    });
  }
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, written, async () => {
      await requireCategory(transaction, ccId, written.category_id);
      const row = await keepForm(transaction, context, written);
      await transaction.delete(joinFormTexts).where(eq(joinFormTexts.formId, row.id));
      await transaction.insert(joinFormTexts).values(textRows(written.texts, { formId: row.id }));
      const number = await keepQuestions(transaction, context, { ccId, formId: row.id, form });
      const act = written.id === undefined ? 'join.form.create' : 'join.form.update';
      await recordAct(transaction, context, { ccId, act, subject: `join:${row.id}`, details: { number } });
      return { id: row.id, version: versionOf(row.updatedAt) };
    }),
  );
}

type Tx = Transaction<typeof schema>;

async function keepForm(transaction: Tx, { now }: PortalContext, written: WrittenForm) {
  const { ccId, id, version, kind, category_id, months, is_open } = written;
  const seats = kind === 'person' ? 1 : written.seats;
  const columns = { kind, categoryId: category_id, seats, months, isOpen: is_open };
  if (id === undefined) {
    const rows = await transaction
      .insert(joinForms)
      .values({ communityId: ccId, ...columns, updatedAt: now })
      .returning();
    return onlyRow(rows);
  }
  const own = and(eq(joinForms.id, id), eq(joinForms.communityId, ccId));
  const [before] = await transaction.select().from(joinForms).where(own).for('update');
  if (before === undefined) throw refuse(codes.notFound);
  const updatedAt = nextVersion(before.updatedAt, version ?? 0, now);
  return onlyRow(
    await transaction
      .update(joinForms)
      .set({ ...columns, updatedAt })
      .where(own)
      .returning(),
  );
}

/** A version is only ever added, and only when the questions are other ones. */
async function keepQuestions(
  transaction: Tx,
  { now }: PortalContext,
  { ccId, formId, form }: { readonly ccId: number; readonly formId: number; readonly form: CustomForm },
): Promise<number> {
  const last = (await selectVersions(transaction, ccId, [formId])).get(formId);
  if (last !== undefined && isDeepStrictEqual(last.form, form)) return last.number;
  const number = (last?.number ?? 0) + 1;
  await transaction
    .insert(customFormVersions)
    .values({ communityId: ccId, subject: `join:${formId}`, number, form, createdAt: now });
  return number;
}

async function requireCategory(transaction: Tx, ccId: number, categoryId: number | null): Promise<void> {
  if (categoryId === null) return;
  const own = and(eq(memberCategories.id, categoryId), eq(memberCategories.communityId, ccId));
  if ((await transaction.$count(memberCategories, own)) === 0) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('category_id', codes.doesNotExist)] });
  }
}
