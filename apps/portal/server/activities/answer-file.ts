import { codes } from '@selvedge/error-catalogue';
import { refuse, uploadKey } from '@selvedge/server-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { customFormFiles, enrolments, uploads } from '../database/schema';
import type { Reading } from './enrolment-queries';
import { requireActivity } from './require-activity';

interface Asked {
  readonly ccId: number;
  readonly activityId: number;
  readonly enrolmentId: number;
  readonly file_id: number;
}

/** Whose file an answer of an enrolment's form is. */
export const answersOf = (enrolmentId: number): string => `enrolment:${enrolmentId}`;

/** The files that came with the answers of some enrolments, and their names by their numbers. */
export async function selectAnswerFiles(db: Reading, enrolmentIds: readonly number[]) {
  const rows = await db
    .select({ subject: customFormFiles.subject, id: uploads.id, name: uploads.name })
    .from(customFormFiles)
    .innerJoin(uploads, eq(uploads.id, customFormFiles.uploadId))
    .where(inArray(customFormFiles.subject, enrolmentIds.map(answersOf)))
    .orderBy(asc(uploads.id));
  return {
    names: new Map(rows.map(({ id, name }) => [id, name])),
    of: (enrolmentId: number) =>
      rows.filter(({ subject }) => subject === answersOf(enrolmentId)).map(({ id, name }) => ({ id, name })),
  };
}

/**
 * A file that came with the answers of an enrolment.
 *
 * @throws code 10 when there is none, 403 without the right
 */
export async function readAnswerFile(context: RequestContext, { enrolmentId, file_id, ...one }: Asked) {
  const activity = await requireActivity(context, one);
  const [row] = await context.db
    .select({ upload: uploads })
    .from(customFormFiles)
    .innerJoin(uploads, eq(uploads.id, customFormFiles.uploadId))
    .innerJoin(enrolments, eq(enrolments.id, enrolmentId))
    .where(
      and(
        eq(enrolments.activityId, activity.id),
        eq(customFormFiles.subject, answersOf(enrolmentId)),
        eq(customFormFiles.uploadId, file_id),
      ),
    );
  if (row === undefined) throw refuse(codes.notFound);
  const { name, cname, contentType } = row.upload;
  const content = await context.storage.bytes(uploadKey(cname));
  return { name, content_type: contentType, content: Buffer.from(content).toString('base64') };
}
