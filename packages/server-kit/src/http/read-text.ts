import { codes } from '@selvedge/error-catalogue';
import { refuse } from './refuse';

/**
 * Reads a body as text, and not one chunk more than the limit allows.
 *
 * @throws {RefusedRequest} 413 when it is longer; 13 when the sender leaves in the middle of it.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooBig();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of untilCut(chunksOf(request.body))) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limit) throw tooBig();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A sender's lost connection is its own fault, and must not be taken for one of the database. */
async function* untilCut(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch {
    throw refuse(codes.requestParameterError);
  }
}

/** Node's streams can be iterated over; the browser's types, which some of our programs are checked with, do not know. */
function chunksOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
}

export function tooBig() {
  return refuse(codes.tooBig, { situation: 'fileTooBig' });
}
