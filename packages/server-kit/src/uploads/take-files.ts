import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { checkUpload, type UploadExtension } from '@selvedge/domain/inquiry';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse } from '../http/refuse';
import { storable } from '../http/storable';
import type { Storage } from '../storage/storage';
import { checkContent } from './check-content';
import { uploadKey } from './upload-key';

interface CheckedFile {
  readonly file: File;
  readonly name: string;
  readonly extension: UploadExtension;
  readonly contentType: string;
}

/** A file that was taken, as a table of uploads keeps it. */
export interface TakenFile {
  /** The random name in storage. */
  readonly cname: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly receivedAt: Date;
}

/**
 * Takes the files of a form by the rules of specification §5. All of them are checked before one is kept, and none is
 * kept when `save` fails.
 *
 * @param save writes down what was taken, for instance in a transaction with the form that it came with
 */
export async function takeFiles<Result>(
  { storage, now }: { readonly storage: Storage; readonly now: Date },
  files: readonly File[],
  save: (taken: readonly TakenFile[]) => Promise<Result>,
): Promise<Result> {
  const checked: CheckedFile[] = [];
  for (const [index, file] of files.entries()) checked.push(await checkFile(file, `files.${index}`));
  const kept: TakenFile[] = [];
  try {
    for (const file of checked) kept.push(await keepFile(storage, now, file));
    return await save(kept);
  } catch (error) {
    await dropFiles(storage, kept);
    throw error;
  }
}

/** Takes files out of the storage again; one that is not there is no failure. */
export async function dropFiles(storage: Storage, files: readonly Pick<TakenFile, 'cname'>[]): Promise<void> {
  await Promise.allSettled(files.map(({ cname }) => storage.delete(uploadKey(cname))));
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

async function keepFile(storage: Storage, now: Date, checked: CheckedFile): Promise<TakenFile> {
  const { file, name, extension, contentType } = checked;
  const cname = `${randomBytes(16).toString('hex')}.${extension}`;
  const hash = createHash('sha256');
  const content = Readable.from(hashing(file, hash), { objectMode: false });
  await storage.put(uploadKey(cname), content, { type: contentType, size: file.size });
  return { cname, name, size: file.size, sha256: hash.digest('hex'), contentType, receivedAt: now };
}

async function* hashing(file: File, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const part of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    hash.update(part);
    yield part;
  }
}
