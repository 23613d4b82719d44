import { type CustomForm, checkAnswers, type FormAnswers } from '@selvedge/domain/custom-form';
import { codes, fieldIssue, isResponseCode } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { categories, customFormFiles } from '../database/schema';

interface Given {
  readonly ccId: number;
  /** Who answers; files of others cannot be named. */
  readonly accountId: number | null;
  readonly form: CustomForm | null;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Answers that may be kept, and the files that they name. */
export interface KeptAnswers {
  readonly answers: FormAnswers;
  readonly fileIds: readonly number[];
}

/**
 * Checks the answers to a form of a community.
 *
 * @throws {RefusedRequest} at each field, below `answers`
 */
export async function checkFormAnswers(
  db: Pick<PortalDb, 'select'>,
  { ccId, accountId, form, answers }: Given,
): Promise<KeptAnswers> {
  const regions = await regionsOf(db, ccId, form);
  const checked = checkAnswers(form ?? { fields: [] }, answers, { regions });
  if (!checked.ok) throw refusedAt(checked.issues);
  const fileIds = filesIn(form?.fields ?? [], checked.answers);
  if (fileIds.length > 0) {
    const own = await db
      .select({ id: customFormFiles.uploadId })
      .from(customFormFiles)
      .where(
        and(
          inArray(customFormFiles.uploadId, [...fileIds]),
          eq(customFormFiles.accountId, accountId ?? 0),
          isNull(customFormFiles.subject),
        ),
      );
    if (own.length < fileIds.length) throw refusedAt([{ path: '', code: codes.doesNotExist }]);
  }
  return { answers: checked.answers, fileIds };
}

/** Files belong to the answer that was kept; nobody can name them again. */
export async function bindFormFiles(
  transaction: Pick<PortalDb, 'update'>,
  fileIds: readonly number[],
  subject: string,
): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .update(customFormFiles)
    .set({ subject })
    .where(inArray(customFormFiles.uploadId, [...fileIds]));
}

function refusedAt(issues: readonly { readonly path: string; readonly code: number }[]) {
  const named = issues.flatMap(({ path, code }) =>
    isResponseCode(code) ? [fieldIssue(path === '' ? 'answers' : `answers.${path}`, code)] : [],
  );
  return refuse(named[0]?.code ?? codes.validationFailed, { issues: named });
}

async function regionsOf(db: Pick<PortalDb, 'select'>, ccId: number, form: CustomForm | null): Promise<number[]> {
  const asks = form?.fields.some(
    (field) =>
      field.kind === 'region' || (field.kind === 'group' && field.fields.some(({ kind }) => kind === 'region')),
  );
  if (!asks) return [];
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.communityId, ccId), eq(categories.kind, 'region')));
  return rows.map(({ id }) => id);
}

/** The files that answers name, in the form and in the rounds of its groups. */
function filesIn(fields: CustomForm['fields'], answers: Readonly<Record<string, unknown>>): number[] {
  return fields.flatMap((field): number[] => {
    const answer = answers[field.key];
    if (!Array.isArray(answer)) return [];
    if (field.kind === 'file') return answer as number[];
    return field.kind === 'group' ? answer.flatMap((round) => filesIn(field.fields, round)) : [];
  });
}
