import type { UploadedFile } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { cnameOf } from '../upload/receive-files';
import { findUploads } from '../upload/upload-queries';
import { claimFiles } from './inquiry-queries';

/** Gives an inquiry its files: only those that were uploaded here and that no other inquiry has. */
export async function claimInquiryFiles(
  db: CatalogueDatabase,
  inquiryId: number,
  files: readonly UploadedFile[],
): Promise<void> {
  if (files.length === 0) return;
  const cnames = files.map(({ url }) => cnameOf(url));
  const found = await findUploads(
    db,
    cnames.filter((cname) => cname !== undefined),
  );
  const uploads = cnames.map((cname, index) => {
    const upload = found.find((row) => row.cname === cname);
    if (upload === undefined) throw missingFile(index);
    return upload;
  });
  const distinct = [...new Map(uploads.map((upload) => [upload.id, upload])).values()];
  const claimed = await claimFiles(
    db,
    distinct.map(({ id, name }, position) => ({ uploadId: id, inquiryId, position, name })),
  );
  if (claimed < distinct.length) throw missingFile(0);
}

function missingFile(index: number) {
  return refuse(codes.doesNotExist, { issues: [fieldIssue(`files.${index}.url`, codes.doesNotExist)] });
}
