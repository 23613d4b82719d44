import { and, inArray, notInArray } from 'drizzle-orm';
import { customFormFiles, uploads } from '../database/schema';
import type { Tx } from './add-event';

/** A file that no row names any more; it can be taken out of the storage once that is committed. */
export interface Dropped {
  readonly cname: string;
}

/** Forgets the files of applications, but for those that are kept. */
export async function dropApplicationFiles(
  tx: Pick<Tx, 'select' | 'delete'>,
  applicationIds: readonly number[],
  kept: readonly number[] = [],
): Promise<readonly Dropped[]> {
  if (applicationIds.length === 0) return [];
  const subjects = applicationIds.map((id) => `application:${id}`);
  const gone = await tx
    .select({ id: customFormFiles.uploadId })
    .from(customFormFiles)
    .where(
      and(
        inArray(customFormFiles.subject, subjects),
        kept.length === 0 ? undefined : notInArray(customFormFiles.uploadId, [...kept]),
      ),
    );
  if (gone.length === 0) return [];
  // The rows that say whose they were go with them.
  return tx
    .delete(uploads)
    .where(
      inArray(
        uploads.id,
        gone.map(({ id }) => id),
      ),
    )
    .returning({ cname: uploads.cname });
}
