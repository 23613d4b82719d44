import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file of a form whose content lies on disk: five files of 20 MB would else fill the memory of a small server. */
export class UploadedFile extends File {
  declare readonly size: number;

  /** @param path where the content lies until the request is answered. */
  constructor(
    readonly path: string,
    name: string,
    type: string,
    size: number,
  ) {
    super([], name, { type });
    // The parent counts the bytes that it holds, which are none.
    Object.defineProperty(this, 'size', { value: size, enumerable: true });
  }

  /** The content, or a part of it by byte positions (the end is exclusive), as a Node stream. */
  readable(start = 0, end = this.size): Readable {
    if (start >= end) return Readable.from([]);
    return createReadStream(this.path, { start, end: end - 1 });
  }

  override stream(): ReturnType<File['stream']> {
    return Readable.toWeb(this.readable()) as ReturnType<File['stream']>;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = await readFile(this.path);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  }

  override async text(): Promise<string> {
    return readFile(this.path, 'utf8');
  }
}
