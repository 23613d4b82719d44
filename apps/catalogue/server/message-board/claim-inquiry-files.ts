import type { UploadedFile } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { cnameOf } from '../upload/receive-files';
import { type FoundUpload, findUploads } from '../upload/upload-queries';
import { claimFiles } from './inquiry-queries';

/** The uploads that an inquiry names, in its order; nothing in the place of one that nobody uploaded here. */
export async function uploadsOf(
  db: CatalogueDatabase,
  files: readonly UploadedFile[],
): Promise<readonly (FoundUpload | undefined)[]> {
  const cnames = files.map(({ url }) => cnameOf(url));
  const known = cnames.filter((cname) => cname !== undefined);
  const found = known.length === 0 ? [] : await findUploads(db, known);
  return cnames.map((cname) => found.find((upload) => upload.cname === cname));
}

/** Gives an inquiry its files: only those that were uploaded here and that no other inquiry has. */
export async function claimInquiryFiles(
  db: CatalogueDatabase,
  inquiryId: number,
  named: readonly (FoundUpload | undefined)[],
): Promise<void> {
  const uploads = named.map((upload, index) => upload ?? missingFile(index));
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
