import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes } from '@selvedge/error-catalogue';
import { refuse, type TakenFile, takeFiles } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { applicationFiles, recruitmentApplications, uploads } from '../database/schema';
import { contentHash, type Receipt, receiptOf } from '../official-web/kept-once';
import { selectRecruitment } from './recruitment-queries';

export interface Application {
  readonly recruitmentId: number;
  readonly contacts: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly idempotency_key?: string | undefined;
  readonly files: readonly File[];
}

/**
 * Takes an application for an open job with its files: one application a key, however often it is sent.
 *
 * @throws code 10 when the job is not there, or no longer open
 */
export async function applyForJob(context: RequestContext, application: Application): Promise<Receipt> {
  const { recruitmentId, files, idempotency_key: key } = application;
  const words = {
    contacts: application.contacts.trim(),
    phone: application.phone.trim(),
    email: normalizeEmail(application.email),
    content: application.content.trim(),
  };
  // A retry brings its files again: they count by name and size.
  const hash = contentHash([recruitmentId, words, files.map(({ name, size }) => [name, size])]);
  const earlier = await findByKey(context.db, key);
  if (earlier !== undefined) return receiptOf(earlier, hash);
  const [job] = await selectRecruitment(context, recruitmentId);
  if (job === undefined) throw refuse(codes.notFound);
  await context.limit('application');
  return takeFiles(context, files, (taken) => {
    const { language, now } = context;
    return keep(
      context,
      { recruitmentId, idempotencyKey: key, contentHash: hash, ...words, language, receivedAt: now },
      taken,
    );
  });
}

function keep(
  { db }: RequestContext,
  row: typeof recruitmentApplications.$inferInsert,
  taken: readonly TakenFile[],
): Promise<Receipt> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(recruitmentApplications)
      .values(row)
      .onConflictDoNothing({ target: recruitmentApplications.idempotencyKey })
      .returning();
    if (kept === undefined) {
      // Another request with this key was committed while this one waited for it; it has its own files.
      const earlier = await findByKey(tx, row.idempotencyKey ?? undefined);
      if (earlier === undefined) throw new Error('The application that holds the key is not there.');
      return receiptOf(earlier, row.contentHash);
    }
    if (taken.length > 0) {
      const written = await tx
        .insert(uploads)
        .values([...taken])
        .returning({ id: uploads.id });
      await tx
        .insert(applicationFiles)
        .values(written.map(({ id }, sort) => ({ uploadId: id, applicationId: kept.id, sort })));
    }
    return receiptOf(kept, row.contentHash);
  });
}

async function findByKey(db: Pick<RequestContext['db'], 'query'>, key: string | undefined) {
  if (key === undefined) return undefined;
  return db.query.recruitmentApplications.findFirst({ where: eq(recruitmentApplications.idempotencyKey, key) });
}
