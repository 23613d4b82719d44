import type { UploadedFile } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { cnameOf } from '../upload/receive-files';
import { type FoundUpload, findUploads, holdUploads } from '../upload/upload-queries';
import { claimFiles } from './inquiry-queries';

/** The uploads that an inquiry names, in its order; nothing in the place of one that was not uploaded here like that. */
export async function uploadsOf(
  db: CatalogueDatabase,
  files: readonly UploadedFile[],
): Promise<readonly (FoundUpload | undefined)[]> {
  const named = files.map(({ name, url, size }) => ({ cname: cnameOf(url), name, size }));
  const known = named.flatMap(({ cname }) => cname ?? []);
  const found = known.length === 0 ? [] : await findUploads(db, known);
  return named.map(({ cname, name, size }) =>
    // Whoever sent the file was told its name and size with the address.
    found.find((upload) => upload.cname === cname && upload.name === name && upload.size === size),
  );
}

/** Gives an inquiry its files: only those that were uploaded here and that no other inquiry has. */
export async function claimInquiryFiles(
  db: CatalogueDatabase,
  inquiryId: number,
  named: readonly (FoundUpload | undefined)[],
): Promise<void> {
  const held = await holdUploads(
    db,
    named.flatMap((upload) => upload?.id ?? []),
  );
  const uploads = named.map((upload, index) => (upload && held.has(upload.id) ? upload : missingFile(index)));
  const distinct = [...new Map(uploads.map((upload) => [upload.id, upload])).values()];
  const claimed = await claimFiles(
    db,
    distinct.map(({ id, name }, position) => ({ uploadId: id, inquiryId, position, name })),
  );
  if (claimed < distinct.length) missingFile(0);
}

function missingFile(index: number): never {
  throw refuse(codes.doesNotExist, { issues: [fieldIssue(`files.${index}.url`, codes.doesNotExist)] });
}
