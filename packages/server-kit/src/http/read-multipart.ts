import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import type { BodyLimits } from './body-limits';
import { tooBig } from './read-text';
import { RefusedRequest, refuse } from './refuse';
import { UploadedFile } from './uploaded-file';

export type FormEntry = readonly [field: string, value: string | File];

/** A form whose files lie in a temporary folder until `dispose`. */
export interface ReadForm {
  readonly entries: readonly FormEntry[];
  dispose(): Promise<void>;
}

/**
 * Reads a multipart form while it arrives. Memory stays flat whatever is sent, and the rest of a form is not read
 * once a limit is passed.
 *
 * @throws {RefusedRequest} 413 naming the field whose file is too big; 13 for a form that is not one.
 */
export async function readMultipart(request: Request, limits: BodyLimits): Promise<ReadForm> {
  const total = limits.file * limits.files + limits.formOverhead;
  if (Number(request.headers.get('content-length') ?? 0) > total) throw tooBig();
  if (request.body === null) throw refuse(codes.requestParameterError);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-upload-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    return { entries: await readEntries(request, request.body, folder, limits, total), dispose };
  } catch (error) {
    await dispose();
    throw error instanceof RefusedRequest ? error : refuse(codes.requestParameterError);
  }
}

async function readEntries(
  request: Request,
  body: NonNullable<Request['body']>,
  folder: string,
  limits: BodyLimits,
  total: number,
): Promise<readonly FormEntry[]> {
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' } satisfies BusboyHeaders,
    limits: { fieldSize: limits.formOverhead, fields: 200, files: limits.files, headerPairs: 20, fieldNameSize: 100 },
    // A form always says which parts are files by naming them, also when no file was chosen.
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
  });
  const entries: (FormEntry | Promise<FormEntry | undefined>)[] = [];
  const fail = (error: Error) => parser.destroy(error);

  parser.on('field', (field: string | undefined, value, _nameCut, valueCut) => {
    if (valueCut) fail(tooBig());
    if (field === undefined) fail(nameless());
    else entries.push([field, value]);
  });
  parser.on('file', (field: string | undefined, content, fileName, _encoding, type) => {
    if (field === undefined) {
      content.resume();
      fail(nameless());
      return;
    }
    const target = path.join(folder, String(entries.length));
    const kept = keepFile(content, target, { field, limit: limits.file, name: fileName, type });
    kept.catch(fail);
    entries.push(kept);
  });
  for (const passed of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(passed, () => fail(tooBig()));

  await pipeline(Readable.fromWeb(body as never), byteLimit(total, tooBig), parser);
  return (await Promise.all(entries)).filter((entry) => entry !== undefined);
}

/** The parser's types say that every part has a name; a sender may think otherwise. */
const nameless = () => refuse(codes.requestParameterError);

interface Part {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly limit: number;
}

async function keepFile(content: Readable, target: string, part: Part): Promise<FormEntry | undefined> {
  const issue = fieldIssue(part.field, codes.tooBig);
  const refusal = () => refuse(codes.tooBig, { situation: 'fileTooBig', issues: [issue] });
  const counter = byteLimit(part.limit, refusal, POLITENESS);
  await pipeline(content, counter, createWriteStream(target, { mode: 0o600 }));
  // What a browser sends for a file input that was left empty.
  if (part.name === '' && counter.passed === 0) return undefined;
  return [part.field, new UploadedFile(target, part.name, part.type, counter.passed)];
}

/**
 * Bytes beyond a file's limit that are still read, and thrown away. Whoever is cut off in the middle of sending may
 * never see the answer; a file that is somewhat too big is the common case and must be told so.
 */
const POLITENESS = 8 * 1024 * 1024;

function byteLimit(limit: number, error: () => Error, politeness = 0): Transform & { passed: number } {
  const counter = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        counter.passed += chunk.length;
        if (counter.passed > limit + politeness) done(error());
        else if (counter.passed > limit) done();
        else done(null, chunk);
      },
      flush(done) {
        done(counter.passed > limit ? error() : null);
      },
    }),
    { passed: 0 },
  );
  return counter;
}
