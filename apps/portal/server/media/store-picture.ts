import { randomBytes, randomInt } from 'node:crypto';
import { checkUpload } from '@selvedge/domain/inquiry';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { imageStem, variantPath } from '@selvedge/rewriting';
import {
  checkContent,
  type MadePicture,
  makePicture,
  PictureError,
  type PictureShape,
  refuse,
  type Storage,
  variantKey,
} from '@selvedge/server-kit';
import { pictureVariants } from '../pictures/serve-pictures';

/** The pictures that may be sent: of what specification §5 admits, those that are decoded here. */
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];

/**
 * Reads a picture that was sent: by its name and size (specification §5), by its content, and by making it anew.
 *
 * @throws {RefusedRequest} at `file`: 108 for its name, 121 for its size, 130 for what is no picture
 */
export async function readPicture(file: File, shape: PictureShape): Promise<MadePicture> {
  const checked = checkUpload(file);
  if (!checked.ok) throw refused(checked.code);
  const isPicture = pictureExtensions.includes(checked.extension);
  if (!isPicture || (await checkContent(file, checked.extension)) === undefined) throw refused(codes.wrongFileType);
  try {
    return await makePicture(new Uint8Array(await file.arrayBuffer()), shape);
  } catch (error) {
    throw error instanceof PictureError ? refused(codes.wrongFileType) : error;
  }
}

function refused(code: ResponseCode) {
  const issues = [fieldIssue('file', code)];
  return refuse(code, { issues, ...(code === codes.tooBig ? { situation: 'fileTooBig' } : {}) });
}

/** Where pictures that were sent to a library lie: the demo's are in p2, the catalogue's in p1. */
export const libraryFolder = 'p3';

/** A new address for a picture (specification §5), which nobody guesses: what is a draft is shown to nobody. */
export function newPictureAddress(folder: string): string {
  return `/${folder}/${randomInt(10_000_000, 99_999_999)}-${randomBytes(8).toString('hex')}.webp`;
}

export async function storePicture(storage: Storage, url: string, { content }: MadePicture): Promise<void> {
  await storage.put(url.slice(1), content, { type: 'image/webp', size: content.byteLength });
}

/** Takes a picture out of the storage, and every variant that was made of it. */
export async function dropPicture(storage: Storage, url: string): Promise<void> {
  const stem = imageStem(url);
  if (stem === null) return;
  const { widths, scales, qualities } = pictureVariants;
  const variants = qualities.flatMap((quality) => [
    ...widths.map((width) => variantPath(stem, { type: 4, width, quality })),
    ...scales.map((scale) => variantPath(stem, { type: 3, scale, quality })),
  ]);
  await Promise.allSettled([url.slice(1), ...variants.map(variantKey)].map((key) => storage.delete(key)));
}
