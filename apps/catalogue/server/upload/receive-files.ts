import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { checkUpload, type UploadExtension, uploadExtension } from '@selvedge/domain/inquiry';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse, storable } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { checkContent } from './check-content';
import { storageKey } from './storage-key';
import { saveUploads, type UploadRow } from './upload-queries';

interface CheckedFile {
  readonly file: File;
  readonly name: string;
  readonly extension: UploadExtension;
  readonly contentType: string;
}

/** Takes the files of an inquiry. All of them are checked before one is kept. */
export async function receiveFiles(context: CatalogueContext, { files }: { readonly files: readonly File[] }) {
  const checked: CheckedFile[] = [];
  for (const [index, file] of files.entries()) checked.push(await checkFile(file, `files.${index}`));

  const kept: UploadRow[] = [];
  try {
    for (const file of checked) kept.push(await keepFile(context, file));
    await saveUploads(context.db, kept);
  } catch (error) {
    await Promise.allSettled(kept.map(({ cname }) => context.storage.delete(storageKey(cname))));
    throw error;
  }
  const host = uploadHost(context.origin);
  return { list: kept.map(({ name, cname, size }) => ({ name, host, cname, size })) };
}

/** What stands before a file's cname in its address. Nothing is served there: these files are for the mill's eyes. */
export function uploadHost(origin: string): string {
  return `${origin}/uploads/`;
}

async function checkFile(file: File, field: string): Promise<CheckedFile> {
  const name = fileName(file);
  const byName = checkUpload({ name, size: file.size });
  if (!byName.ok) throw refused(field, byName.code);
  const contentType = await checkContent(file, byName.extension);
  if (contentType === undefined) throw refused(field, codes.wrongFileType);
  return { file, name, extension: byName.extension, contentType };
}

/** A file's name without its folders and without the characters that make a list show another name than there is. */
function fileName({ name }: File): string {
  const own = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return storable(own.replace(/[\p{Control}\p{Bidi_Control}]/gu, '_'));
}

function refused(field: string, code: ResponseCode) {
  return refuse(code, {
    issues: [fieldIssue(field, code)],
    ...(code === codes.tooBig ? { situation: 'fileTooBig' } : {}),
  });
}

async function keepFile({ storage, now }: CatalogueContext, checked: CheckedFile): Promise<UploadRow> {
  const { file, name, extension, contentType } = checked;
  const cname = `${randomBytes(16).toString('hex')}.${extension}`;
  const hash = createHash('sha256');
  const content = Readable.from(hashing(file, hash), { objectMode: false });
  await storage.put(storageKey(cname), content, { type: contentType, size: file.size });
  return { cname, name, size: file.size, sha256: hash.digest('hex'), contentType, receivedAt: now };
}

async function* hashing(file: File, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const part of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    hash.update(part);
    yield part;
  }
}

/** The cname in the address of an upload, or nothing when it is none of ours. */
export function cnameOf(url: string): string | undefined {
  const cname = url.slice(url.lastIndexOf('/') + 1);
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(cname) && uploadExtension(cname) !== null ? cname : undefined;
}
