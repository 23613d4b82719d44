import { codes } from '@selvedge/error-catalogue';
import { refuse, takeFiles } from '@selvedge/server-kit';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { customFormFiles, uploads } from '../database/schema';

/** Takes a file for an answer that is still being written; who sent it may name it in an answer. */
export async function takeFormFile(context: RequestContext, { files }: { readonly files: readonly File[] }) {
  const { actor, db, now } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  await context.limit('application', `form:${actor.accountId}`);
  return takeFiles(context, files, (taken) =>
    db.transaction(async (tx) => {
      const upload = onlyRow(
        await tx
          .insert(uploads)
          .values([...taken])
          .returning({ id: uploads.id, name: uploads.name, size: uploads.size }),
      );
      await tx.insert(customFormFiles).values({ uploadId: upload.id, accountId: actor.accountId, createdAt: now });
      return upload;
    }),
  );
}
