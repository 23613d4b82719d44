import { MissingFileError } from './storage';

/** Tells the absence of a file apart from every other failure, whichever driver said it. */
export async function missing<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isAbsence(error)) throw new MissingFileError(`There is no file ${key}.`, { cause: error });
    throw error;
  }
}

export function isAbsence(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && ABSENT.has(current.code)) return true;
    if (current.name === 'NoSuchKey' || current.name === 'NotFound') return true;
  }
  return false;
}

/** Also a name that is too long for the disk, and a folder or a file where the key has the other: none is a file. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENAMETOOLONG', 'ENOTDIR', 'EISDIR']);
