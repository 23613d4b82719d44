import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import {
  companies,
  type employments,
  recruitmentApplications,
  recruitments,
  recruitmentTexts,
} from '../database/schema';
import { type DeskTransaction, once } from '../desk/once';
import { hasOwnRow, requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';

interface JobText {
  readonly title: string;
  readonly place: string;
  readonly summary: string;
  readonly description: string;
  readonly requirements: string;
}

export interface JobFields {
  readonly ccId: number;
  readonly company_id: number;
  readonly is_published: boolean;
  readonly employment: (typeof employments)[number];
  readonly openings: number;
  /** In cents a month. */
  readonly pay: { readonly min: number; readonly max: number } | null;
  readonly close_time: number | null;
  readonly texts: Texts<JobText>;
  readonly idempotency_key?: string | undefined;
}

interface One {
  readonly ccId: number;
  readonly id: number;
}

/** Writes a job of a member company. */
export async function createJob(context: PortalContext, fields: JobFields) {
  const { ccId, texts } = fields;
  requireRight(context, 'job.manage', ccId);
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
      const columns = await jobColumns(transaction, fields);
      const { now } = context;
      const rows = await transaction
        .insert(recruitments)
        .values({ ...columns, communityId: ccId, publishedAt: now, updatedAt: now })
        .returning({ id: recruitments.id });
      const { id } = onlyRow(rows);
      await transaction.insert(recruitmentTexts).values(textRows(texts, { recruitmentId: id }));
      await recordAct(transaction, context, act('job.create', fields, id));
      return { id, version: versionOf(now) };
    }),
  );
}

/** Changes a job, unless somebody else has since it was read. */
export async function updateJob(context: PortalContext, fields: JobFields & One & { readonly version: number }) {
  requireRight(context, 'job.manage', fields.ccId);
  return withTransaction(context.db, async (transaction) => {
    const before = await requireOwnRow(transaction, recruitments, fields, true);
    const updatedAt = nextVersion(before.updatedAt, fields.version, context.now);
    const columns = await jobColumns(transaction, fields);
    const publishedAt = publishedSince(before, fields.is_published, context.now);
    await transaction
      .update(recruitments)
      .set({ ...columns, publishedAt, updatedAt })
      .where(eq(recruitments.id, before.id));
    await transaction.delete(recruitmentTexts).where(eq(recruitmentTexts.recruitmentId, before.id));
    await transaction.insert(recruitmentTexts).values(textRows(fields.texts, { recruitmentId: before.id }));
    await recordAct(transaction, context, act('job.update', fields, before.id));
    return { id: before.id, version: versionOf(updatedAt) };
  });
}

/** Specification §4: publishes a job or takes it back. What stands so already stays as it is. */
export async function publishJob(
  context: PortalContext,
  { is_published: isPublished, ...one }: One & { readonly is_published: boolean },
) {
  requireRight(context, 'job.manage', one.ccId);
  return withTransaction(context.db, async (transaction) => {
    const before = await requireOwnRow(transaction, recruitments, one, true);
    if (before.isPublished === isPublished) return { id: before.id, version: versionOf(before.updatedAt) };
    const updatedAt = nextVersion(before.updatedAt, versionOf(before.updatedAt), context.now);
    const publishedAt = publishedSince(before, isPublished, context.now);
    await transaction
      .update(recruitments)
      .set({ isPublished, publishedAt, updatedAt })
      .where(eq(recruitments.id, before.id));
    const name = isPublished ? 'job.publish' : 'job.unpublish';
    await recordAct(transaction, context, { ccId: one.ccId, act: name, subject: `job:${before.id}` });
    return { id: before.id, version: versionOf(updatedAt) };
  });
}

/**
 * Deletes jobs for which nobody has applied; what is gone already does no harm.
 *
 * @throws {RefusedRequest} 409 when somebody has: what they wrote would be lost
 */
export async function deleteJobs(
  context: PortalContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'job.manage', ccId);
  await withTransaction(context.db, async (transaction) => {
    const own = and(eq(recruitments.communityId, ccId), inArray(recruitments.id, [...ids]));
    const rows = await transaction.select({ id: recruitments.id }).from(recruitments).where(own).for('update');
    const gone = rows.map(({ id }) => id);
    if ((await transaction.$count(recruitmentApplications, inArray(recruitmentApplications.recruitmentId, gone))) > 0) {
      throw refuse(codes.requestError, { situation: 'conflict' });
    }
    await transaction.delete(recruitments).where(inArray(recruitments.id, gone));
    for (const id of gone) await recordAct(transaction, context, { ccId, act: 'job.delete', subject: `job:${id}` });
  });
  return { done: true } as const;
}

async function jobColumns(transaction: DeskTransaction, fields: JobFields) {
  const { ccId, company_id: companyId, is_published: isPublished, employment, openings, pay, close_time } = fields;
  if (!(await hasOwnRow(transaction, companies, { ccId, id: companyId }))) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('company_id', codes.doesNotExist)] });
  }
  const closesAt = close_time === null ? null : new Date(close_time * 1000);
  const [payMinCents, payMaxCents] = [pay?.min ?? null, pay?.max ?? null];
  return { companyId, isPublished, employment, openings, payMinCents, payMaxCents, closesAt };
}

/** A job is as new as the moment at which it was published last. */
function publishedSince(
  before: { readonly isPublished: boolean; readonly publishedAt: Date },
  isPublished: boolean,
  now: Date,
): Date {
  return isPublished && !before.isPublished ? now : before.publishedAt;
}

function act(name: string, { ccId, texts, is_published }: JobFields, id: number) {
  const title = texts['zh-cn']?.title ?? texts.en?.title ?? '';
  return { ccId, act: name, subject: `job:${id}`, details: { title, is_published } };
}
