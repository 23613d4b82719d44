import type { RawCustomForm } from '@selvedge/api-contract/community';
import { type CustomForm, checkForm } from '@selvedge/domain/custom-form';
import { fieldIssue, isResponseCode } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, desc, eq } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { customFormVersions } from '../database/schema';

interface Form {
  readonly ccId: number;
  /** Whose form it is, such as `activity:12`. */
  readonly subject: string;
  /** Null where nothing is asked. */
  readonly form: CustomForm | null;
}

/**
 * Keeps a form as the newest version of its subject's, unless it is the newest one already: answers that were given on
 * an earlier version keep that one.
 *
 * @returns the id of the version; null where nothing is asked
 * @throws {RefusedRequest} at each field of the form that cannot be so, below `form`
 */
export async function keepFormVersion(
  transaction: Pick<PortalDb, 'select' | 'insert'>,
  { ccId, subject, form }: Form,
): Promise<number | null> {
  if (form === null || form.fields.length === 0) return null;
  requireUsableForm(form);
  const [newest] = await transaction
    .select()
    .from(customFormVersions)
    .where(and(eq(customFormVersions.communityId, ccId), eq(customFormVersions.subject, subject)))
    .orderBy(desc(customFormVersions.number))
    .limit(1);
  if (newest !== undefined && isSame(newest.form, form)) return newest.id;
  const [kept] = await transaction
    .insert(customFormVersions)
    .values({ communityId: ccId, subject, number: (newest?.number ?? 0) + 1, form })
    .returning({ id: customFormVersions.id });
  return kept?.id ?? null;
}

function requireUsableForm(form: CustomForm): void {
  const issues = checkForm(form).flatMap(({ path, code }) =>
    isResponseCode(code) ? [fieldIssue(`form.${path}`, code)] : [],
  );
  const [first] = issues;
  if (first !== undefined) throw refuse(first.code, { issues });
}

/** The database keeps an object's fields in an order of its own. */
function isSame(kept: unknown, form: CustomForm): boolean {
  return JSON.stringify(sorted(kept)) === JSON.stringify(sorted(form));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]);
}

/** A version of a form; null when there is none. */
export async function formVersionToWire(db: Pick<PortalDb, 'select'>, id: number | null) {
  if (id === null) return null;
  const [row] = await db.select().from(customFormVersions).where(eq(customFormVersions.id, id));
  return row === undefined ? null : { id: row.id, number: row.number, form: row.form as RawCustomForm };
}
