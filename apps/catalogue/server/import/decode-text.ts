import { ImportError } from './import-error';

/**
 * Decodes the bytes of a file while they arrive: UTF-8 with or without a byte order mark, or UTF-16 with one.
 *
 * @throws {ImportError} when the bytes are no text, or text in another encoding.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let read = 0;
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk);
    const text = decode(decoder, chunk, read);
    if (text.includes('\0')) throw new ImportError('The file is not text: it has bytes of value 0 in it.');
    read += chunk.length;
    yield text;
  }
  const rest = decoder === undefined ? '' : decode(decoder, undefined, read);
  if (rest !== '') yield rest;
}

function decoderFor([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, read: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new ImportError(
      `The file is not in UTF-8 (after byte ${read}). Save it as "CSV UTF-8" in your spreadsheet and try again.`,
    );
  }
}
