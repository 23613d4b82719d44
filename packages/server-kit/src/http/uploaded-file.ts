import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** A file of a form whose content lies on disk: five files of 20 MB would else fill the memory of a small server. */
export class UploadedFile extends File {
  declare readonly size: number;
  readonly #start: number;

  /**
   * @param path where the content lies until the request is answered.
   * @param start the position of its first byte there, for a part of a file.
   */
  constructor(
    readonly path: string,
    name: string,
    type: string,
    size: number,
    start = 0,
  ) {
    super([], name, { type });
    this.#start = start;
    // The parent counts the bytes that it holds, which are none.
    Object.defineProperty(this, 'size', { value: size, enumerable: true });
  }

  /** The content, or a part of it by byte positions (the end is exclusive), as a Node stream. */
  readable(start = 0, end = this.size): Readable {
    const last = Math.min(end, this.size) - 1;
    if (start > last) return Readable.from([]);
    return createReadStream(this.path, { start: this.#start + start, end: this.#start + last });
  }

  override stream(): ReturnType<File['stream']> {
    return Readable.toWeb(this.readable()) as ReturnType<File['stream']>;
  }

  override slice(start = 0, end = this.size, type = ''): UploadedFile {
    const position = (at: number) => Math.min(this.size, at < 0 ? Math.max(0, this.size + at) : at);
    const first = position(start);
    return new UploadedFile(this.path, this.name, type, Math.max(0, position(end) - first), this.#start + first);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const content = await this.bytes();
    return content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) as ArrayBuffer;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Buffer.concat(await this.readable().toArray());
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }
}
