import { type UploadExtension, uploadKinds } from '@selvedge/domain/inquiry';
import { fileTypeFromBuffer, fileTypeFromStream } from 'file-type';

/** How much of a text is looked at. */
const sampleBytes = 64 * 1024;

/**
 * The content type of a file, or nothing when its bytes are not what its name says: an `.exe` that was renamed to
 * `.pdf` (specification §5). A text has no signature, so it must look like text and like nothing else.
 */
export async function checkContent(file: File, extension: UploadExtension): Promise<string | undefined> {
  if (extension === 'txt') return checkText(await readHead(file, sampleBytes));
  const found = await fileTypeFromStream(file.stream());
  const kinds: readonly string[] = uploadKinds[extension];
  return found !== undefined && kinds.includes(found.mime) ? found.mime : undefined;
}

async function checkText(head: Uint8Array): Promise<string | undefined> {
  if ((await fileTypeFromBuffer(head)) !== undefined) return undefined;
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return 'text/plain';
  // Any encoding of a text may come, GB 18030 too; none has control characters.
  const isText = head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d);
  return isText ? 'text/plain' : undefined;
}

async function readHead(file: File, length: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    parts.push(part);
    read += part.length;
    if (read >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}
