import type { Readable } from 'node:stream';

/** What a stored file is, beside its content. */
export interface StoredFacts {
  readonly size: number;
  readonly modified: Date;
}

/** Some bytes of a file: the first and the last of them, counted from 0. */
export interface StoredPart {
  readonly start: number;
  readonly end: number;
}

export interface PutOptions {
  readonly type?: string;
  /** Bytes of a stream; S3 then sends it through, and else holds it in memory to count it. */
  readonly size?: number;
}

/**
 * A place for files, on disk or in a bucket. Keys look like `inquiries/2026/k3f9.pdf`; whatever could lead out of the
 * place is refused with a `KeyError`. A file is there whole or not at all, also after a crash.
 */
export interface Storage {
  put(key: string, content: Readable | Uint8Array, options?: PutOptions): Promise<void>;
  /** The content, or a part of it; fails with `MissingFileError` when there is none. Who does not read it ends it. */
  get(key: string, part?: StoredPart): Promise<Readable>;
  bytes(key: string): Promise<Uint8Array>;
  /** `undefined` when there is no such file. */
  facts(key: string): Promise<StoredFacts | undefined>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>;
  /** An address under which the bucket itself hands the file out for a while; `undefined` on disk. */
  url(key: string, seconds: number): Promise<string | undefined>;
}

/** The key could lead out of the storage, or is none. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
